import type { Settled } from './canonicalize';
import { hostEndIn } from './grammar/authority';
import type { Policy } from './policy';
import { type ReasonId, reason } from './reasons';
import type { Step } from './types';

type Written = Pick<Settled, 'link' | 'canonical' | 'left' | 'query'>;

/** The grammar's changes between a link as it stood and its canonical form, in the order in which they are made. */
export function grammarSteps(input: string, settled: Written, policy: Policy): Step[] {
  const { link, canonical, left } = settled;
  const { text, authorityAt, pathAt, queryAt } = link;
  const steps: Step[] = [];
  const add = (why: ReasonId, clause: string, from: string, to: string) => {
    if (from !== to) steps.push({ kind: 'grammar', clause, ...reason(why), from, to });
  };
  const colon = text.indexOf(':');
  const at = text.lastIndexOf('@', pathAt - 1);
  const hostAt = at < authorityAt ? authorityAt : at + 1;
  const hostEnd = hostEndIn(text, hostAt, pathAt);
  add('grammarSpace', 'https://url.spec.whatwg.org/#url-parsing', input, text);
  add('grammarScheme', 'RFC 3986 §6.2.2.1', text.slice(0, colon), link.scheme);
  add(
    'grammarSlashes',
    'https://url.spec.whatwg.org/#special-authority-slashes-state',
    text.slice(colon, authorityAt),
    '://',
  );
  add(
    'grammarUserInfo',
    'https://url.spec.whatwg.org/#authority-state',
    text.slice(authorityAt, hostAt),
    link.userInfo,
  );
  add('grammarHost', 'https://url.spec.whatwg.org/#concept-host-parser', text.slice(hostAt, hostEnd), link.host);
  add('grammarPort', 'RFC 3986 §6.2.3', text.slice(hostEnd, pathAt), link.port === '' ? '' : `:${link.port}`);
  add('grammarPath', 'RFC 3986 §6.2.2.3', text.slice(pathAt, queryAt), link.path);
  const written = canonical.slice(canonical.indexOf('/', canonical.indexOf('//') + 2));
  const [query, fragment] = afterPath(written);
  if (left.query !== null) add('grammarPercent', 'RFC 3986 §6.2.2.2', left.query, query);
  if (left.fragment !== '') add('grammarPercent', 'RFC 3986 §6.2.2.2', left.fragment, fragment);
  if (policy.sorts && link.queryAt < link.fragmentAt) addOrder(add, settled);
  if (policy.trimsSlashes) add('grammarSlashRuns', 'samepage', link.path, written.replace(/[?#].*$/s, ''));
  return steps;
}

function afterPath(written: string): [query: string, fragment: string] {
  const hash = written.indexOf('#');
  const end = hash < 0 ? written.length : hash;
  const mark = written.indexOf('?');
  return [mark < 0 || mark > end ? '' : written.slice(mark + 1, end), written.slice(end)];
}

function addOrder(
  add: (why: ReasonId, clause: string, from: string, to: string) => void,
  { link, query }: Written,
): void {
  const names = query.filter(({ opinion }) => opinion.action === 'keep').map(({ token }) => token.name);
  const sorted = names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (names.join('&') !== sorted.join('&'))
    add('grammarOrder', 'samepage', link.text.slice(link.queryAt + 1, link.fragmentAt), sorted.join('&'));
}
