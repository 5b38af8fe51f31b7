import { decodePercent } from '../../canonical/grammar/utf8';
import { expressionFault } from '../expression';
import type { Pattern } from '../model';
import { type Piece, sourceOf, spell } from './expression-tree';
import { escapeText } from './fold-case';

/** A name as it is written in a list, as a pattern that means just that name. Names are matched decoded. */
export function exactName(written: string): Pattern {
  const name = written.includes('%') ? decodePercent(written) : written;
  return /^[*~]|\*$/.test(name) ? `~^${escapeText(name)}$` : name;
}

/**
 * Patterns for the names that an expression matches whole.
 * @returns null where it does not surely run in linear time
 */
export function wholeNames(pieces: readonly Piece[]): readonly Pattern[] | null {
  const spelled = spell(pieces);
  if (spelled) return [...new Set(spelled.filter((name) => name !== '').map(exactName))];
  const source = `^${sourceOf(pieces).replace(/\((?!\?)/g, '(?:')}$`;
  return expressionFault(source, true) === null ? [`~${source}`] : null;
}
