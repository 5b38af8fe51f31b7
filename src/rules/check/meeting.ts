import { matcher, parsePattern } from '../match';
import type { HostPattern, Pattern } from '../model';

type Hosts = readonly HostPattern[] | undefined;

/** Whether some host is in both. Families are written out before. */
export function hostsMeet(a: Hosts, b: Hosts): boolean {
  if (!a || !b) return true;
  return a.some((one) => b.some((other) => covers(one, other) || covers(other, one) || firstLabelsMeet(one, other)));
}

/** Whether every host of `inner` is in `outer`. */
export function hostsCover(outer: Hosts, inner: Hosts): boolean {
  if (!outer) return true;
  return inner !== undefined && inner.every((one) => outer.some((other) => covers(other, one)));
}

/** Whether some name fits both patterns; where that is hard to tell, they are taken to meet. */
export function patternsMeet(a: Pattern, b: Pattern, ignoreCase: boolean): boolean {
  const one = parsePattern(a, ignoreCase);
  const other = parsePattern(b, ignoreCase);
  if (one.form === 'exact') return matcher(b, ignoreCase)(one.text);
  if (other.form === 'exact') return matcher(a, ignoreCase)(other.text);
  if (one.form === 'prefix' && other.form === 'prefix')
    return one.text.startsWith(other.text) || other.text.startsWith(one.text);
  if (one.form === 'suffix' && other.form === 'suffix')
    return one.text.endsWith(other.text) || other.text.endsWith(one.text);
  return true;
}

/** Whether every name that fits `inner` surely fits `outer`. */
export function patternCovers(outer: Pattern, inner: Pattern, ignoreCase: boolean): boolean {
  if (outer === inner) return true;
  const one = parsePattern(inner, ignoreCase);
  if (one.form === 'exact') return matcher(outer, ignoreCase)(one.text);
  const other = parsePattern(outer, ignoreCase);
  return one.form === 'prefix' && other.form === 'prefix' && one.text.startsWith(other.text);
}

const covers = (outer: HostPattern, inner: HostPattern): boolean =>
  outer === inner || inner.endsWith(`.${outer}`) || (outer.endsWith('.*') && inner.startsWith(outer.slice(0, -1)));

/** `login.*` has hosts below `example.com`, but none below `www.example.com` that begin so directly. */
const firstLabelsMeet = (one: HostPattern, other: HostPattern): boolean => one.endsWith('.*') !== other.endsWith('.*');
