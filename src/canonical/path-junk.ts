import type { Place } from '../rules/conditions';
import { firstThatHolds } from './decide';
import { userSays } from './layers/user';
import type { Opinion } from './opinion';
import type { SiteRules } from './site-rules';

/** A piece of a path that a rule cuts, with its leading separator. Offsets are into the path. */
export interface PathJunk {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly value: string;
  readonly opinion: Opinion;
}

/**
 * What path rules say of `/name=value` segments and of `;name=value`, which ends before the next `;` or `/`.
 * @param path in its one form
 * @param written the path as the policy writes it, which is what conditions see
 */
export function pathJunk(host: string, path: string, written: string, site: SiteRules): readonly PathJunk[] {
  if (!site.hasPathRules || !path.includes('=')) return none;
  const found: PathJunk[] = [];
  for (const { 0: piece, index } of path.matchAll(/[;/][^;/]*/g)) {
    const equals = piece.indexOf('=');
    if (equals < 2) continue;
    // A segment is junk as a whole or not at all: `/ref=x;y` is no `/ref=x`.
    const end = piece.startsWith('/') ? endOfSegment(path, index + 1) : index + piece.length;
    const value = path.slice(index + equals + 1, end);
    const name = piece.slice(1, equals);
    const at: Place = {
      host,
      path: written,
      pathMayMatch: true,
      name,
      value,
      valueLength: value.length,
      names: [],
      mayName,
    };
    const junk = firstThatHolds(site.inPath(piece.startsWith('/') ? '/' : ';', name), at);
    const [chosen] = userSays(name, site.entries);
    const opinion = junk && chosen?.opinion.action === 'keep' ? chosen.opinion : junk;
    if (opinion) found.push({ start: index, end, name, value, opinion });
  }
  return found;
}

const none: readonly PathJunk[] = [];

const mayName = (): boolean => false;

const endOfSegment = (path: string, from: number): number => {
  const slash = path.indexOf('/', from);
  return slash < 0 ? path.length : slash;
};

/** The path without what is cut; `/` where nothing is left. */
export function withoutJunk(path: string, junk: readonly PathJunk[]): string {
  let out = '';
  let from = 0;
  for (const { start, end, opinion } of junk) {
    if (opinion.action !== 'strip' || start < from) continue;
    out += path.slice(from, start);
    from = end;
  }
  return from === 0 ? path : out + path.slice(from) || '/';
}
