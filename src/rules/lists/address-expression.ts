import { expressionFault } from '../expression';
import { type Piece, readExpression, sourceOf, spell } from './expression-tree';
import { foldCase } from './fold-case';
import type { ListPlace, Purpose } from './place';

/** What an expression over a whole address says, taken apart. */
export interface AddressExpression {
  readonly place: Pick<ListPlace, 'hosts' | 'exact'>;
  /** From the path on. */
  readonly rest: readonly Piece[];
}

/** Why an expression over a whole address is no place. */
export type AddressFault = 'whole-address' | 'slow-expression' | 'not-a-document' | 'malformed';

/** Reads an expression that matches every address. */
const everything = /^\^?(?:\.[*+]\??|https\?:(?:\\?\/){2}(?:\.[*+]\??)?)?\$?$/;
const scheme = /^\^(?:\((?:\?:)?)?(?:https?\??|http\[s\]\?|\.\*|\[a-z\]\+)\)?:(?:\\?\/){2}/;
const socket = /^\^wss?\??:/;

/**
 * Takes an expression over a whole address apart, where it begins with a host that can be told.
 * @param source what stands between the slashes, as JavaScript reads it
 */
export function readAddress(source: string): AddressExpression | AddressFault {
  if (everything.test(source)) return { place: {}, rest: [] };
  if (socket.test(source)) return 'not-a-document';
  const branches = readExpression(source);
  if (!branches) return source.length > 1000 || isExpression(source) ? 'slow-expression' : 'malformed';
  const start = scheme.exec(source)?.[0];
  const [pieces, more] = start === undefined ? [] : (readExpression(source.slice(start.length)) ?? []);
  if (!pieces || more || branches.length > 1) return 'whole-address';
  return readHost(pieces) ?? 'whole-address';
}

function isExpression(source: string): boolean {
  try {
    return RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * The place that an expression over a whole address describes.
 * @param purpose of a rule: in the case in which it is written, and never wider; of an exception: in any case, and
 *   without what it says of the query
 */
export function placeOfAddress(source: string, purpose: Purpose): ListPlace | AddressFault {
  const read = readAddress(source);
  if (typeof read === 'string') return read;
  const { place, rest } = read;
  const paths = pathsOf(rest, purpose);
  if (typeof paths === 'string') return paths;
  // An exception holds below its hosts, too.
  const hosts = purpose === 'exception' ? (place.hosts ? { hosts: place.hosts } : {}) : place;
  return paths ? { ...hosts, paths } : hosts;
}

/** The condition on a path that begins an expression's rest; null where any will do. */
export function pathsOf(rest: readonly Piece[], purpose: Purpose): readonly string[] | null | AddressFault {
  const read = pathSource(rest, purpose);
  if (read === null) return 'whole-address';
  const source = read.replace(/(?:\.\*|\[\^\\?\?\]\*)+\$?$/, '');
  if (source === '') return null;
  const folded = purpose === 'exception' ? foldCase(source) : source;
  const written = simplePath(folded) ?? `~^${folded}`;
  if (!written.startsWith('~') || expressionFault(written.slice(1)) === null) return [written];
  if (purpose === 'rule') return 'slow-expression';
  // An exception that is too dear to ask is asked less: its first repetition and what follows are left out.
  const before = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex(({ max }) => max > 1),
    ),
  );
  return before.length === 0 || before.length === rest.length ? null : pathsOf(before, purpose);
}

/** A path that holds no more than characters. */
function simplePath(source: string): string | null {
  const text = /^((?:[\w/-]|\\[^\w\s])*)(\$?)$/.exec(source);
  const literal = text?.[1]?.replaceAll('\\', '');
  if (literal === undefined || literal.includes('*')) return null;
  return text?.[2] === '$' ? literal : `${literal}*`;
}

/**
 * As an expression over the path alone, up to where the query begins.
 * @returns null where it says something of the query, and is a rule's
 */
function pathSource(pieces: readonly Piece[], purpose: Purpose): string | null {
  let source = '';
  for (const [i, piece] of pieces.entries()) {
    if (piece.text === '?' && piece.max === 1) {
      const behind = sourceOf(pieces.slice(i + 1));
      if (purpose === 'rule' && !/^(?:\.[*+])?$/.test(behind)) return null;
      // What may be left out says nothing about where the path ends.
      return piece.min === 0 ? source : `${source}$`;
    }
    if (piece.text === '&' || piece.text === '=') {
      if (purpose === 'rule') return null;
      return cutBack(source);
    }
    if (piece.branches && piece.max === 1 && piece.source.includes('?')) {
      const inner = piece.branches.map((branch) => pathSource(branch, purpose));
      if (inner.includes(null)) return null;
      source += `(?:${inner.join('|')})${piece.min === 0 ? '?' : ''}`;
    } else source += piece.captures ? piece.source.replace('(', '(?:') : piece.source;
  }
  return source;
}

/** Without the name of a parameter, and what leads to it. */
const cutBack = (source: string): string => source.replace(/(?:\.[*+]|\[\^[^\]]*\][*+]|&\??|\\?\?)?[\w-]*$/, '');

/** Splits pieces at the end of the host. */
function readHost(pieces: readonly Piece[]): AddressExpression | null {
  const end = pieces.findIndex(endsHost);
  const first = pieces[0];
  if (first && /^\[\^\\?\/\][+*]$/.test(first.source)) return { place: {}, rest: pieces.slice(1) };
  const run = end === 0 && first !== undefined && isRun(first);
  const written = run || end < 0 ? pieces : pieces.slice(0, end);
  const place = hostsOf(run ? written.slice(0, afterRun(written)) : written);
  if (!place) return null;
  return { place, rest: pieces.slice(run ? afterRun(written) : end < 0 ? pieces.length : end) };
}

const endsHost = (piece: Piece): boolean =>
  isRun(piece) || (piece.source.includes('/') && !/^\[\^\\?\/\]/.test(piece.source));

/** `.*` in front of a host stands for what is above it. */
const isRun = ({ source }: Piece): boolean => /^(?:\.|\[\^\\?\?\])[*+]$/.test(source);
const afterRun = (pieces: readonly Piece[]): number => {
  const slash = pieces.findIndex((piece, i) => i > 0 && endsHost(piece));
  return slash < 0 ? pieces.length : slash;
};

const label = String.raw`(?:\[[^\]]+\]|\\w|\.)`;
/** `(?:[a-z0-9-]+\.)*`, `[a-z0-9.-]*`, `(?:.*\.)?`: any host above. */
const below = new RegExp(String.raw`^(?:\((?:\?:)?${label}[+*]\\?\.\)[*?+]|\(${label}\)[*+]|${label}[*+])$`);
/** `(?:\.[a-z]{2,}){1,}`, `\.[a-z]+`: any suffix. */
const anySuffix = /^(?:\((?:\?:)?\\?\.\[[^\]]+\](?:\{\d,\}|[+*])\)(?:\{1,\}|\+)|\[[^\]]+\](?:\{\d,\d*\}|[+*])|\\w+)$/;

/** The hosts that pieces spell. */
function hostsOf(pieces: readonly Piece[]): Pick<ListPlace, 'hosts' | 'exact'> | null {
  const [first] = pieces;
  const above = first !== undefined && below.test(first.source);
  const last = pieces.at(-1);
  const entity = last !== undefined && pieces.length > 1 && anySuffix.test(last.source);
  const middle = pieces.slice(above ? 1 : 0, entity ? -1 : undefined).filter(({ source }) => source !== '$');
  // A dot that is not escaped stands for any character: here, for a dot.
  const spelled = spell(middle.map((piece) => (piece.source === '.' ? { ...piece, text: '.' } : piece)));
  const hosts = spelled?.map((host) => {
    const low = host.toLowerCase().replace(/^\.|\.$/g, '');
    return entity ? `${low}.*` : low;
  });
  const sound = entity ? /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.\*$/ : /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;
  if (!hosts || hosts.length === 0 || !hosts.every((host) => sound.test(host))) return null;
  return above ? { hosts } : { hosts, exact: true };
}
