import type { UserEntries } from '../../canonical/types';
import type { RuleSet } from '../model';
import { BUDGET } from './expression';
import { pathExpressions, wholePath } from './paths';
import { ADDRESS_IN_PATH, removalsFrom } from './removals';
import { sealedDrafts } from './sealed';
import type { Draft, NavigationKind, NavigationRule, NavigationRules } from './types';

/** What is asked for. */
export interface NavigationOptions {
  /** Rules that hold: without those that the person switched off. */
  readonly rules: RuleSet;
  readonly user: UserEntries;
}

/** From the lowest: what takes something out, and above it what leaves a link alone. */
const GUARDS = 1000;
const LIFTED = 2000;
const WHOLE = 5000;

/**
 * Makes the rules by which a browser takes identifiers out of addresses before it asks for them: only classes that tell
 * who a person is, only in the address of a page, only where nothing is sent with it. A browser compares names letter by
 * letter, knows no beginnings of names, and does one redirect alone; so what cannot be said exactly is left out and
 * counted, and a link is left alone where a guard may seal it.
 * https://developer.chrome.com/docs/extensions/reference/api/declarativeNetRequest
 */
export function navigationRules({ rules, user }: NavigationOptions): NavigationRules {
  const { drafts, leftOut } = removalsFrom(rules, user, LIFTED);
  const alone = Object.keys(user.sites).filter((host) => user.sites[host]?.alone === true);
  const all: Draft[] = [
    ...drafts,
    ...sealedDrafts(rules, GUARDS, WHOLE),
    ...shapes.map((where) => leave('shape', where)),
    ...(alone.length > 0 ? [leave('site', { domains: alone.toSorted() })] : []),
  ];
  const made = all.map((draft, i) => numbered(draft, i + 1));
  const numberOf = (kind: NavigationKind) => all.filter((draft) => draft.kind === kind).length;
  return {
    rules: made,
    counts: {
      everywhere: numberOf('everywhere'),
      host: numberOf('host'),
      path: numberOf('path'),
      guard: numberOf('guard'),
      wrapper: numberOf('wrapper'),
      shape: numberOf('shape'),
      site: numberOf('site'),
    },
    redirects: made.filter(({ action }) => action.type === 'redirect').length,
    expressions: made.filter(({ condition }) => condition.regexFilter !== undefined).length,
    leftOut,
  };
}

const plain = '3[0-9]|4[1-9A-Fa-f]|5[0-9Aa]|6[1-9A-Fa-f]|7[0-9Aa]';
const marks = '2[DdEe]|5[Ff]|7[Ee]';

/**
 * Ways of writing in which a browser reads something else than the engine: what separates by `;`, escapes of letters
 * and digits anywhere and of other plain characters in paths and names, a user or a last dot before or in the host,
 * empty parameters, which Chromium would write as `=`, and a path that holds an address.
 */
const shapes: readonly Draft['where'][] = [
  { filter: ';' },
  { filter: '&&' },
  { filter: '?&' },
  { filter: '&|' },
  { filter: '&#' },
  { expression: `%(?:${plain})` },
  { expression: `^[^?#]*%(?:${marks})` },
  { expression: `[?&][^=&#]*%(?:${marks})` },
  { expression: '^https?://[^/]*(?:@|\\.[:/])' },
  ...pathExpressions(ADDRESS_IN_PATH, [], BUDGET).map((path) => ({ expression: wholePath(path) })),
];

const leave = (kind: NavigationKind, where: Draft['where']): Draft => ({ kind, priority: WHOLE, removes: null, where });

function numbered({ priority, removes, where }: Draft, id: number): NavigationRule {
  const { domains, expression, filter, ignoreCase = false } = where;
  const condition = {
    ...(expression === undefined ? {} : { regexFilter: expression, isUrlFilterCaseSensitive: !ignoreCase }),
    ...(filter === undefined ? {} : { urlFilter: filter, isUrlFilterCaseSensitive: true }),
    ...(domains ? { requestDomains: [...domains] } : {}),
  };
  if (removes === null) return allow(id, priority, condition);
  const transform = { queryTransform: { removeParams: [...removes] } };
  return {
    id,
    priority,
    action: { type: 'redirect', redirect: { transform } },
    condition: { ...condition, ...navigation() },
  };
}

const allow = (id: number, priority: number, condition: Partial<NavigationRule['condition']>): NavigationRule => ({
  id,
  priority,
  action: { type: 'allow' },
  condition: { ...condition, ...navigation() },
});

const navigation = (): Pick<NavigationRule['condition'], 'resourceTypes' | 'requestMethods'> => ({
  resourceTypes: ['main_frame'],
  requestMethods: ['get'],
});
