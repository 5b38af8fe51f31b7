import { parsePattern } from '../match';
import type { Pattern } from '../model';
import { affordable, costOfSource, literally, together } from './expression';

/** What stands for the end of a path in a whole address. */
const END = '(?:[?#]|$)';

/** A path as part of an expression over a whole address. */
export interface PathExpression {
  /** From the beginning of the address on. */
  readonly source: string;
  /** Whether the path ends where the expression does, which then has `END` behind it. */
  readonly ends: boolean;
}

/**
 * Expressions that together match each address whose path one of the patterns matches.
 * @param labels first labels that the host must have, if any
 */
export function pathExpressions(
  patterns: readonly Pattern[],
  labels: readonly string[],
  budget: number,
): readonly PathExpression[] {
  const host = labels.length === 0 ? '' : `(?:${labels.join('|')})\\.`;
  const fromRoot = `^https?://${host}[^/]${host === '' ? '+' : '*'}`;
  const anywhere = host === '' ? '^[^?#]*' : `^https?://${host}[^?#]*`;
  const all = patterns
    .flatMap((pattern) => sourcesOf(pattern))
    .flatMap(({ rooted, source }) =>
      affordable(source, budget).map((one) => {
        const ends = one.endsWith('$') && !one.endsWith('\\$');
        // An end in the middle: what follows the path is then read, too.
        const tail = (ends ? one.slice(0, -1) : one).replaceAll(/(?<!\\)\$/g, END);
        return { head: rooted ? fromRoot : anywhere, tail, ends };
      }),
    );
  return [true, false].flatMap((ends) =>
    [fromRoot, anywhere].flatMap((head) => {
      const tails = needed(
        all.filter((one) => one.ends === ends && one.head === head).map(({ tail }) => tail),
        ends,
      );
      return together(tails, tails.map(costOfSource), budget).map((tail) => ({ source: head + tail, ends }));
    }),
  );
}

/** Without those that hold another that is enough by itself. */
function needed(tails: readonly string[], ends: boolean): readonly string[] {
  const all = [...new Set(tails)];
  if (ends || all.some((tail) => !/^[\w/-]+$/.test(tail))) return all;
  return all.filter((tail) => !all.some((other) => other !== tail && tail.includes(other)));
}

/** The expression of a path alone. */
export const wholePath = ({ source, ends }: PathExpression): string => (ends ? source + END : source);

/**
 * Whether an expression over a whole address matches exactly the paths that a pattern does. Others match more: right
 * where a link is left alone, wrong where something is taken out of it.
 */
export function isExactlyTold(pattern: Pattern, budget: number): boolean {
  const parsed = parsePattern(pattern);
  return parsed.form !== 'expression' && parsed.form !== 'contains' && parsed.text.length < budget;
}

/** A pattern's expression from where it is anchored. */
function sourcesOf(pattern: Pattern): { readonly rooted: boolean; readonly source: string }[] {
  const parsed = parsePattern(pattern);
  switch (parsed.form) {
    case 'exact':
      return [{ rooted: true, source: `${literally(parsed.text)}$` }];
    case 'prefix':
      return [{ rooted: true, source: literally(parsed.text) }];
    case 'suffix':
      return [{ rooted: false, source: `${literally(parsed.text)}$` }];
    case 'contains':
      return [{ rooted: false, source: literally(parsed.text) }];
    case 'expression': {
      const { source } = parsed.expression;
      // As JavaScript writes it, with its slashes escaped.
      const plain = source.replaceAll('\\/', '/');
      return plain.startsWith('^')
        ? [{ rooted: true, source: plain.slice(1) }]
        : [{ rooted: false, source: plain.replaceAll(/(?<![\\[])\^/g, '') }];
    }
  }
}
