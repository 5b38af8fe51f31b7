/** A piece of an expression with its quantifier. `source` is how it is written, a lazy quantifier as a greedy one. */
export interface Piece {
  readonly source: string;
  /** Of a single character that stands for itself. */
  readonly text: string | null;
  /** Of a group. */
  readonly branches: readonly (readonly Piece[])[] | null;
  readonly captures: boolean;
  readonly min: number;
  readonly max: number;
}

/**
 * Takes an expression apart as far as it has to be understood: characters, groups and quantifiers.
 * @returns its branches; null where it is none, or holds what asks for more than that (look-around, back-references)
 */
export function readExpression(source: string): readonly (readonly Piece[])[] | null {
  if (source.length > LONGEST) return null;
  try {
    // eslint-disable-next-line no-new -- thrown where the source is no expression
    new RegExp(source);
  } catch {
    return null;
  }
  const reader = { source, at: 0 };
  const branches = readBranches(reader);
  return branches && reader.at === source.length ? branches : null;
}

/** Pieces as an expression again. */
export const sourceOf = (pieces: readonly Piece[]): string => pieces.map(({ source }) => source).join('');

/** Every text that pieces match, where there are few; else null. */
export function spell(pieces: readonly Piece[]): readonly string[] | null {
  let all: readonly string[] = [''];
  for (const piece of pieces) {
    if (piece.text !== null && piece.min === 1 && piece.max === 1) {
      all = all.length === 1 ? [`${all[0]}${piece.text}`] : all.map((start) => start + piece.text);
      continue;
    }
    const once = piece.text === null ? spellBranches(piece.branches) : [piece.text];
    if (!once || piece.max > 1) return null;
    const ends = piece.min === 0 ? ['', ...once] : once;
    all = all.flatMap((start) => ends.map((end) => start + end));
    if (all.length > MOST) return null;
  }
  return all;
}

const MOST = 64;
const LONGEST = 1000;

function spellBranches(branches: Piece['branches']): readonly string[] | null {
  if (!branches) return null;
  const all = branches.map(spell);
  return all.every((one) => one !== null) ? all.flat() : null;
}

interface Reader {
  readonly source: string;
  at: number;
}

function readBranches(reader: Reader): Piece[][] | null {
  const branches: Piece[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at += 1;
      branches.push([]);
      continue;
    }
    const piece = readPiece(reader);
    if (!piece) return null;
    branches.at(-1)?.push(piece);
  }
  return branches;
}

function readPiece(reader: Reader): Piece | null {
  const { source, at: start } = reader;
  const first = source[start] ?? '';
  let branches: Piece[][] | null = null;
  const plain = source.startsWith('(?:', start);
  if (first === '(') {
    if (!plain && source[start + 1] === '?') return null;
    reader.at = start + (plain ? 3 : 1);
    branches = readBranches(reader);
    if (!branches) return null;
    reader.at += 1;
  } else {
    const atom = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/y;
    atom.lastIndex = start;
    reader.at = start + (atom.exec(source)?.[0].length ?? 1);
  }
  const atom = source.slice(start, reader.at);
  if (/^\\[1-9bBckpPux]/.test(atom)) return null;
  const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})?\??/y;
  quantifier.lastIndex = reader.at;
  const found = quantifier.exec(source);
  const written = found?.[0] ?? '';
  // A lone question mark is the quantifier, and not what makes one lazy.
  const greedy = written.length > 1 && written.endsWith('?') ? written.slice(0, -1) : written;
  reader.at += written.length;
  return {
    source: atom + greedy,
    text: branches ? null : textOf(atom),
    branches,
    captures: first === '(' && !plain,
    ...rangeOf(greedy),
  };
}

function textOf(atom: string): string | null {
  if (atom.length === 2 && atom.startsWith('\\')) return /[A-Za-z0-9]/.test(atom.charAt(1)) ? null : atom.charAt(1);
  return atom.length === 1 && !/[.^$]/.test(atom) ? atom : null;
}

function rangeOf(quantifier: string): { min: number; max: number } {
  if (quantifier === '') return { min: 1, max: 1 };
  if (quantifier === '?') return { min: 0, max: 1 };
  if (quantifier === '*' || quantifier === '+') return { min: quantifier === '*' ? 0 : 1, max: Infinity };
  const [, min = '0', comma, max = ''] = /^\{(\d+)(,)?(\d*)\}$/.exec(quantifier) ?? [];
  return { min: Number(min), max: comma === undefined ? Number(min) : max === '' ? Infinity : Number(max) };
}
