import type { NavigationRule } from '../../../src/rules/dnr/types';

/** What a browser does with the address of a page before it asks for it. */
export interface Done {
  /** The rule that decided; null where none holds. */
  readonly by: NavigationRule | null;
  /** Parameters that were taken out, as they stood. */
  readonly removed: readonly string[];
  /** The address that is asked for, where bare names stay bare, as in Firefox. */
  readonly asked: string;
  /** The same where they get a `=`, as in Chromium. */
  readonly askedByChromium: string;
}

/**
 * A small model of declarativeNetRequest for a GET of a page: of the rules that hold the highest decides, `allow` before
 * `redirect`, and nothing is done twice. That it is true is seen in the browsers (`browsing.spec.ts`).
 */
export function browserWith(rules: readonly NavigationRule[]): (address: string) => Done {
  const held = rules
    .map((rule) => ({ rule, holds: conditionOf(rule.condition) }))
    .toSorted((a, b) => b.rule.priority - a.rule.priority || order(a.rule) - order(b.rule));
  const removable = new Set(
    rules.flatMap(({ action }) =>
      action.type === 'redirect' ? action.redirect.transform.queryTransform.removeParams : [],
    ),
  );
  return (address) => {
    const url = new URL(address);
    const whole = url.href;
    url.hash = '';
    const { href, hostname } = url;
    const nothing = { by: null, removed: [], asked: href, askedByChromium: href };
    if (
      !url.search
        .slice(1)
        .split('&')
        .some((token) => removable.has(token.split('=')[0] ?? ''))
    )
      return nothing;
    const by = held.find(({ holds }) => holds(whole, hostname))?.rule ?? null;
    const gone = by?.action.type === 'redirect' ? by.action.redirect.transform.queryTransform.removeParams : [];
    const at = href.indexOf('?');
    const tokens = at < 0 ? [] : href.slice(at + 1).split('&');
    const isGone = (token: string) => gone.includes(token.split('=')[0] ?? '');
    const removed = tokens.filter(isGone);
    if (removed.length === 0) return { by, removed, asked: href, askedByChromium: href };
    const left = tokens.filter((token) => !isGone(token));
    const written = (all: readonly string[]) => href.slice(0, at) + (all.length === 0 ? '' : `?${all.join('&')}`);
    const named = left.map((token) => (token.includes('=') ? token : `${token}=`));
    return { by, removed, asked: written(left), askedByChromium: written(named) };
  };
}

const order = ({ action }: NavigationRule): number => (action.type === 'allow' ? 0 : 1);

type Condition = NavigationRule['condition'];

function conditionOf(condition: Condition): (href: string, host: string) => boolean {
  const { requestDomains, excludedRequestDomains, regexFilter, urlFilter, isUrlFilterCaseSensitive } = condition;
  const flags = isUrlFilterCaseSensitive === false ? 'i' : '';
  const expression = regexFilter === undefined ? null : new RegExp(regexFilter, flags);
  const filter = urlFilter === undefined ? null : new RegExp(filterSource(urlFilter), flags);
  const wanted = requestDomains ? new Set(requestDomains) : null;
  const unwanted = new Set(excludedRequestDomains);
  return (href, host) => {
    const above = hostsAbove(host);
    if (wanted && !above.some((one) => wanted.has(one))) return false;
    if (above.some((one) => unwanted.has(one))) return false;
    return (expression?.test(href) ?? true) && (filter?.test(href) ?? true);
  };
}

/** Of the filters that exist only these are used: a text, and its being at the end. */
function filterSource(filter: string): string {
  if (/[*^]|^\||\|./.test(filter)) throw new Error(`The model does not know ${filter}.`);
  const literal = filter.replace(/\|$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return filter.endsWith('|') ? `${literal}$` : literal;
}

function hostsAbove(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, i) => labels.slice(i).join('.'));
}
