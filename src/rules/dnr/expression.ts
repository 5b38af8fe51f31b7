import { type Piece, readExpression } from '../lists/expression-tree';

/**
 * What an expression may cost. Chromium gives each one 2 kB once it is compiled, which it has no other word for; this
 * is what was found to fit there, with some room.
 */
export const BUDGET = 80;

/** A number of repetitions that says enough; of what is dear itself, fewer do. */
const ENOUGH = 8;
const DEAR = 16;

/**
 * An expression as several of which each costs little enough, and which together match at least what it matches: long
 * counts are shortened, alternatives are shared out, and what is still too dear loses its end.
 * @param source of the subset that rules may use
 * @param ends what stands for `$`
 */
export function affordable(source: string, budget: number, ends = '$'): readonly string[] {
  const branches = readExpression(source);
  // Nothing is safer than to match everything.
  if (!branches) return [''];
  const split = branches
    .flatMap((branch) => splitUp(withoutDearEnd(branch, budget), budget))
    .map((pieces) => cheapStart(pieces, budget));
  return together(
    split.map((pieces) => written(pieces, ends)),
    split.map(costOf),
    budget,
  );
}

/** Texts as alternatives, as few expressions as their costs allow. */
export function together(sources: readonly string[], costs: readonly number[], budget: number): readonly string[] {
  const groups: { sources: string[]; cost: number }[] = [];
  for (const [i, source] of sources.entries()) {
    const cost = (costs[i] ?? 0) + 1;
    const last = groups.at(-1);
    if (last && last.cost + cost <= budget) {
      last.sources.push(source);
      last.cost += cost;
    } else groups.push({ sources: [source], cost });
  }
  return groups.map(({ sources: all }) => (all.length === 1 ? (all[0] ?? '') : `(?:${all.join('|')})`));
}

/** What an expression costs. */
export function costOfSource(source: string): number {
  const branches = readExpression(source);
  return branches ? Math.max(...branches.map(costOf)) : 0;
}

export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('\\/', '/');

/** Shares out the branches of the dearest group. What stands behind a group is needed, so no branch loses its end. */
function splitUp(pieces: readonly Piece[], budget: number): (readonly Piece[])[] {
  if (costOf(pieces) <= budget) return [pieces];
  const dear = pieces
    .filter(({ branches, min, max }) => branches && branches.length > 1 && min === 1 && max === 1)
    .toSorted((a, b) => costOfPiece(b) - costOfPiece(a))[0];
  const branches = dear?.branches;
  if (!dear || !branches) return [pieces];
  const room = budget - (costOf(pieces) - costOfPiece(dear));
  const shares: { branches: (readonly Piece[])[]; cost: number }[] = [];
  for (const branch of branches.flatMap((one) => splitUp(one, room))) {
    const cost = costOf(branch) + 1;
    const share = shares.at(-1);
    if (share && share.cost + cost <= room) {
      share.branches.push(branch);
      share.cost += cost;
    } else shares.push({ branches: [branch], cost });
  }
  return shares.map((share) => pieces.map((piece) => (piece === dear ? { ...dear, branches: share.branches } : piece)));
}

/** Without what may be missing at its end, where that costs more than it tells. */
function withoutDearEnd(pieces: readonly Piece[], budget: number): readonly Piece[] {
  let end = pieces.length;
  while (end > 1 && (pieces[end - 1]?.min === 0 || pieces[end - 1]?.source === '$')) end--;
  return costOf(pieces.slice(end)) > budget / 4 ? pieces.slice(0, end) : pieces;
}

/** As much of it as is cheap enough, where that says something; the end that is cut matched something, and now anything. */
function cheapStart(pieces: readonly Piece[], budget: number): readonly Piece[] {
  let cost = 0;
  const end = pieces.findIndex((piece) => (cost += costOfPiece(piece)) > budget);
  return end < MEANS_SOMETHING ? pieces : pieces.slice(0, end);
}

const MEANS_SOMETHING = 6;

const costOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + costOfPiece(piece), 0);

function costOfPiece(piece: Piece): number {
  const { min, max } = piece;
  return costOfOne(piece) * Math.min(Math.max(min, 1), enough(piece)) + (max > 1 && max !== min ? 1 : 0);
}

const costOfOne = ({ branches, source }: Piece): number =>
  branches
    ? branches.reduce((sum, branch) => sum + costOf(branch) + 1, 0)
    : source.startsWith('[')
      ? costOfClass(source)
      : 1;

const enough = (piece: Piece): number => Math.max(1, Math.min(ENOUGH, Math.floor(DEAR / costOfOne(piece))));

/** What is not in a class is dearer, since that is most of Unicode. */
const costOfClass = (source: string): number =>
  source.startsWith('[^') ? 6 : Math.max(1, (source.match(/\\.|[^\]\\[](?:-[^\]])?/g) ?? []).length - 1) * 1.4;

function written(pieces: readonly Piece[], ends: string): string {
  return pieces
    .map((piece) => {
      const { branches, source, min, max } = piece;
      if (source === '$') return ends;
      const bare = min === 1 && max === 1 ? source : source.replace(/(?:[*+?]|\{\d+(?:,\d*)?\})$/, '');
      const one = branches ? `(?:${branches.map((branch) => written(branch, ends)).join('|')})` : bare;
      return one + quantifierOf(min, max, enough(piece));
    })
    .join('');
}

function quantifierOf(min: number, max: number, most: number): string {
  const least = Math.min(min, most);
  if (min === 1 && max === 1) return '';
  if (min === 0 && max === 1) return '?';
  if (min === max && min <= most) return `{${min}}`;
  if (max <= most) return `{${min},${max}}`;
  return least === 0 ? '*' : least === 1 ? '+' : `{${least},}`;
}
