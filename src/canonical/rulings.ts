import type { Place } from '../rules/conditions';
import { firstThatHolds } from './decide';
import { type Glued, gluedTags } from './glued';
import { everythingKept, kept } from './layers/fallback';
import type { Opinion } from './opinion';
import type { Policy } from './policy';
import type { Link } from './link';
import type { NameRules, SiteRules } from './site-rules';
import { isSomething, type Token } from './tokens';

/** One parameter and what was said of it. */
export interface Ruling {
  readonly token: Token;
  readonly opinion: Opinion;
}

/**
 * Decides each parameter of a query.
 * A tag glued to the last kept value is cut off it, and the value is decided again without the tag.
 * @param path without what path rules cut
 */
export function decideQuery(
  { host, text }: Link,
  path: string,
  tokens: readonly Token[],
  known: readonly (NameRules | null)[],
  site: SiteRules,
  policy: Policy,
): { query: Ruling[]; glued: Glued[] } {
  const otherwise = policy.usesRules ? kept : everythingKept;
  let names: string[] | null = null;
  const says = (name: string, value: string, rules = site.named(name)): Opinion => {
    if (!rules) return otherwise;
    const at = (): Place => ({ host, path, name, value, names: (names ??= namesOf(tokens)) });
    return firstThatHolds(rules.query, at) ?? otherwise;
  };
  const query: Ruling[] = [];
  let question = false;
  for (const [i, token] of tokens.entries()) {
    if (!isSomething(token)) continue;
    query.push({ token, opinion: says(token.name, token.value, known[i] ?? null) });
    question ||= token.value.includes('?');
  }
  // Where parameters are sorted, the last value now is not the last one of a second pass.
  return { query, glued: question && !policy.sorts ? cutGlued(text, query, says) : [] };
}

/** Decides each parameter of a fragment. */
export function decideFragment({ host }: Link, path: string, tokens: readonly Token[], site: SiteRules): Ruling[] {
  const names = namesOf(tokens);
  return tokens.filter(isSomething).map((token) => {
    const { name, value } = token;
    const said = firstThatHolds(site.named(name)?.fragment ?? [], () => ({ host, path, name, value, names }));
    return { token, opinion: said ?? kept };
  });
}

const namesOf = (tokens: readonly Token[]): string[] => tokens.filter(isSomething).map(({ name }) => name);

function cutGlued(text: string, query: Ruling[], says: (name: string, value: string) => Opinion): Glued[] {
  for (let i = query.length - 1; i >= 0; i--) {
    const ruling = query[i];
    if (!ruling || ruling.opinion.action === 'strip') continue;
    const { token } = ruling;
    const tags = gluedTags(token, text, says);
    const start = tags.at(-1)?.start;
    if (start === undefined) break;
    const opinion = says(token.name, text.slice(token.end - token.value.length, start));
    query[i] = { token, opinion };
    if (opinion.action === 'keep') return tags;
  }
  return [];
}
