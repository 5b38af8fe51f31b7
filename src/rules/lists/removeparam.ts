import { expressionFault } from '../expression';
import type { Pattern } from '../model';
import { type Piece, readExpression, sourceOf, spell } from './expression-tree';
import { foldCase } from './fold-case';
import type { UnsupportedReason } from './list';
import { exactName, wholeNames } from './name-patterns';

/** Which parameters a filter removes. */
export interface RemovedNames {
  readonly names: readonly Pattern[];
  readonly value?: Pattern;
  readonly ignoreCase?: boolean;
}

/**
 * Reads the value of `removeparam=`: a name, or an expression over `name=value`.
 * @returns or why nothing is removed
 */
export function readRemoved(value: string | null): RemovedNames | UnsupportedReason {
  // The whole query, or all but some names: of what is a page made then? Too much of it would go.
  if (!value || value.startsWith('~')) return 'inversion';
  const text = value.replace(/\\([$,])/g, '$1');
  const expression = /^\/(.+)\/([a-z]*)$/.exec(text);
  if (expression)
    return /^i?$/.test(expression[2] ?? '') ? readPairs(expression[1] ?? '', expression[2] === 'i') : 'other';
  if (text.startsWith('|') && !text.includes('|', 1)) return { names: [`${text.slice(1)}*`], ignoreCase: true };
  return /[|/\s]/.test(text) ? 'malformed' : { names: [exactName(text)] };
}

/** `^name`, `^name=`, `^name=value`: an expression that splits at its first `=`. Of any other it is not told what it means. */
function readPairs(source: string, ignoreCase: boolean): RemovedNames | UnsupportedReason {
  const branches = readExpression(source);
  if (!branches) return 'slow-expression';
  // `^(a|b)=` and `^a=|^b=` are one.
  const read = branches.map((pieces) => readPair(pieces, ignoreCase));
  const [first] = read;
  if (first === undefined || read.length === 1) return first ?? 'other';
  const fault = read.find((one) => typeof one === 'string');
  if (typeof fault === 'string') return fault;
  const all = read.filter((one) => typeof one !== 'string');
  if (all.some(({ value }) => value !== undefined)) return 'other';
  return { names: all.flatMap(({ names }) => names), ...(ignoreCase ? { ignoreCase } : {}) };
}

function readPair(written: readonly Piece[], ignoreCase: boolean): RemovedNames | UnsupportedReason {
  const pieces = unwrapped(written);
  if (pieces[0]?.source !== '^') return 'other';
  const rest = pieces.slice(1);
  const equals = rest.findIndex(({ text, min, max }) => text === '=' && min === 1 && max === 1);
  const flag = ignoreCase ? { ignoreCase } : {};
  if (equals < 0) {
    const names = openNames(rest);
    return typeof names === 'string' ? names : { names, ...flag };
  }
  const names = wholeNames(rest.slice(0, equals));
  if (!names) return 'slow-expression';
  if (names.length === 0) return 'other';
  const source = sourceOf(rest.slice(equals + 1)).replace(/\((?!\?)/g, '(?:');
  if (/^(?:\.\*\$?|\$?)$/.test(source)) return source === '$' ? { names, value: '~^$', ...flag } : { names, ...flag };
  const value = `^${/^[^|]*$/.test(source) ? source : `(?:${source})`}`;
  const folded = ignoreCase ? foldCase(value) : value;
  return expressionFault(folded.slice(0)) === null ? { names, value: `~${folded}`, ...flag } : 'slow-expression';
}

/** `(?:^a)` and `^(?:a=)` as `^a`, `^a=`. */
function unwrapped(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second] = pieces;
  const inner = pieces.length === 1 ? only(first) : null;
  if (inner) return unwrapped(inner);
  const behind = first?.source === '^' && pieces.length === 2 ? only(second) : null;
  return first && behind ? unwrapped([first, ...behind]) : pieces;
}

/** What a group holds that is there once, as it is. */
const only = (piece: Piece | undefined): readonly Piece[] | null =>
  piece?.branches?.length === 1 && piece.min === 1 && piece.max === 1 ? (piece.branches[0] ?? null) : null;

/** Names that begin as an expression says that has no `=`; it may end in the middle of a name. */
function openNames(pieces: readonly Piece[]): readonly Pattern[] | UnsupportedReason {
  if (pieces.length === 0) return 'inversion';
  // Only a parameter without `=` ends where its name does.
  if (pieces.at(-1)?.source === '$' || sourceOf(pieces).includes('=')) return 'other';
  const spelled = spell(pieces);
  if (spelled?.every((text) => text !== '' && !/[*~]/.test(text))) return spelled.map((text) => `${text}*`);
  const source = `^${sourceOf(pieces).replace(/\((?!\?)/g, '(?:')}`;
  return expressionFault(source, true) === null ? [`~${source}`] : 'slow-expression';
}
