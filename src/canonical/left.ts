import type { Fragment } from './fragment';
import type { Glued } from './glued';
import { querySet } from './grammar/characters';
import { normalizePercent } from './grammar/percent';
import type { Link } from './link';
import type { Ruling } from './rulings';
import { isSomething, readName, type Token, withoutTokens } from './tokens';
import { rfcText } from './write';

/** What is left of a query, without its `?`; null where there is none, or nothing is left. */
export function queryLeft(
  { text, queryAt, fragmentAt }: Link,
  tokens: readonly Token[],
  rulings: readonly Ruling[],
  glued: readonly Glued[],
  sorts: boolean,
): string | null {
  if (queryAt === fragmentAt) return null;
  const strips = rulings.some(isStrip);
  if (!strips && glued.length === 0 && !sorts) return text.slice(queryAt + 1, fragmentAt);
  const left = glued.length === 0 ? tokens : shortened(tokens, glued);
  const cut = cutter(rulings);
  if (sorts)
    return (
      sorted(
        text,
        left.filter((token) => !cut(token) && isSomething(token)),
      ) || null
    );
  return withoutTokens(text, left, cut) || null;
}

/** The last kept token without the tags that are glued to it. */
function shortened(tokens: readonly Token[], glued: readonly Glued[]): readonly Token[] {
  const tag = glued.at(-1);
  return tag ? tokens.map((token) => (token === tag.token ? { ...token, end: tag.start } : token)) : tokens;
}

const isStrip = ({ opinion }: Ruling): boolean => opinion.action === 'strip';

/** Rulings and tokens are in one order, and each token that is something has its ruling: a walk through both. */
function cutter(rulings: readonly Ruling[]): (token: Token) => boolean {
  let next = 0;
  return (token) => {
    if (!isSomething(token)) return false;
    const ruling = rulings[next++];
    return ruling?.opinion.action === 'strip';
  };
}

function sorted(text: string, tokens: readonly Token[]): string {
  const written = tokens.map(({ start, end }) => {
    // Both as they will be written, or a second pass would sort something else.
    const token = rfcText(normalizePercent(text.slice(start, end), querySet));
    return { name: readName(token.replace(/=.*/s, '')), token };
  });
  return written
    .toSorted((a, b) => order(a.name, b.name) || order(a.token, b.token))
    .map(({ token }) => token)
    .join('&');
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is left of a fragment, with its `#`; `''` where nothing is. */
export function fragmentLeft(
  { text, fragmentAt }: Link,
  { head, tokens, directive }: Fragment,
  rulings: readonly Ruling[],
  cutDirective: boolean,
): string {
  const strips = rulings.some(isStrip);
  if (!strips && !cutDirective) return text.slice(fragmentAt);
  const left = strips ? withoutTokens(text, tokens, cutter(rulings)) : joined(text, tokens);
  const kept = tokens.length > 0 && left === '' ? head.replace(/[?#]$/, '') : head + left;
  const behind = cutDirective ? '' : directive;
  const whole = kept === '' && behind !== '' ? `#${behind}` : kept + behind;
  return whole === '#' ? '' : whole;
}

const joined = (text: string, tokens: readonly Token[]): string =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
