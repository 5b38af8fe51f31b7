import { decodePercent } from './grammar/utf8';
import type { Opinion } from './opinion';
import type { Token } from './tokens';

/** A tag that was glued on with `?` in place of `&`. Offsets are into the link's text, from the `?` on. */
export interface Glued {
  readonly token: Token;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly value: string;
  readonly opinion: Opinion;
}

/** What is said of a parameter, with name and value as they stand: a decoded name may hold what separates. */
export type Says = (name: string, value: string, raw: string) => Opinion;

/**
 * Tags glued to the end of the last kept value (`q=shoes?utm_source=x`), the last one first.
 * A value that is a link or a path itself owns what follows its `?`.
 * @param says what is said of a name there; a tag goes only where an `always` rule, or the person, says so
 */
export function gluedTags(last: Token, text: string, says: Says): Glued[] {
  const found: Glued[] = [];
  const valueAt = last.end - last.value.length;
  if (isAddress(decodePercent(last.value))) return found;
  let end = last.end;
  for (let mark = text.lastIndexOf('?', end - 1); mark >= valueAt; mark = text.lastIndexOf('?', mark - 1)) {
    const equals = text.indexOf('=', mark);
    if (equals < 0 || equals >= end) break;
    const name = decodePercent(text.slice(mark + 1, equals));
    const value = text.slice(equals + 1, end);
    const opinion = says(name, value, text.slice(mark + 1, end));
    if (opinion.action === 'keep' || opinion.usual) break;
    found.push({ token: last, start: mark, end, name, value, opinion });
    end = mark;
  }
  return found;
}

/** A value that begins as a link, as a path, or as a host with one. */
const isAddress = (value: string): boolean =>
  /^(?:[a-z][a-z0-9+.-]*:|\/|\.{1,2}\/|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?]))/i.test(value) || value.includes('://');
