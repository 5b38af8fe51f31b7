import { Buffer } from 'node:buffer';

/** The longest line that is read as a link, in bytes; what is longer passes through. */
export const longestLine = 8_000_000;

const LF = 0x0a;
const CR = 0x0d;
/** A chunk is looked at in slices of this many bytes, so that a huge one is no exception. */
const slice = 1 << 20;

/** A run of whole lines, each ended by LF; or a stretch of one line that is too long to be held. */
export type Piece =
  | { readonly kind: 'lines'; readonly bytes: Buffer }
  | { readonly kind: 'long'; readonly bytes: Buffer; readonly starts: boolean; readonly ends: boolean };

/**
 * Cuts a stream of bytes at its line ends. Yields once for each chunk that came, so that what is known can be answered
 * before more is read; holds one unfinished line at most, up to `longestLine`.
 * A last line without an end gets one. A CR before the end of a long line is left out; shorter lines still have theirs.
 */
export async function* readPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Piece[]> {
  const cut = cutter();
  for await (const chunk of source) {
    const pieces: Piece[] = [];
    for (let at = 0; at < chunk.length; at += slice) {
      const end = Math.min(at + slice, chunk.length);
      cut.add(Buffer.from(chunk.buffer, chunk.byteOffset + at, end - at), pieces);
    }
    yield pieces;
  }
  const pieces: Piece[] = [];
  cut.end(pieces);
  yield pieces;
}

function cutter() {
  const held = growing();
  let long = false;
  let heldCr = false;

  const stretch = (bytes: Buffer, starts: boolean, ends: boolean): Piece => {
    const whole = heldCr ? Buffer.concat([Buffer.of(CR), bytes]) : bytes;
    heldCr = whole.at(-1) === CR;
    long = !ends;
    if (ends) heldCr = false;
    return { kind: 'long', bytes: whole.at(-1) === CR ? whole.subarray(0, -1) : whole, starts, ends };
  };

  /** More of the line that is unfinished, and perhaps its end. */
  const extend = (bytes: Buffer, ends: boolean, pieces: Piece[]): void => {
    if (long) pieces.push(stretch(bytes, false, ends));
    else if (held.length() + bytes.length > longestLine)
      pieces.push(stretch(Buffer.concat([held.take(), bytes]), true, ends));
    else {
      held.add(bytes);
      if (ends) pieces.push({ kind: 'lines', bytes: held.take(LF) });
    }
  };

  return {
    add(chunk: Buffer, pieces: Piece[]): void {
      let at = 0;
      if (long || held.length() > 0) {
        const end = chunk.indexOf(LF);
        extend(end < 0 ? chunk : chunk.subarray(0, end), end >= 0, pieces);
        if (end < 0) return;
        at = end + 1;
      }
      const last = chunk.lastIndexOf(LF) + 1;
      if (last > at) pieces.push({ kind: 'lines', bytes: chunk.subarray(at, last) });
      const rest = chunk.subarray(Math.max(at, last));
      if (rest.length > 0) extend(rest, false, pieces);
    },
    end(pieces: Piece[]): void {
      if (long || held.length() > 0) extend(Buffer.alloc(0), true, pieces);
    },
  };
}

/** Bytes that grow in place: a line that comes byte by byte costs no more than its length. */
function growing() {
  const small = 1 << 12;
  let room = Buffer.allocUnsafe(small);
  let length = 0;
  return {
    length: () => length,
    add(bytes: Buffer): void {
      if (length + bytes.length > room.length) {
        const wider = Buffer.allocUnsafe(Math.max(2 * room.length, length + bytes.length));
        room.copy(wider, 0, 0, length);
        room = wider;
      }
      bytes.copy(room, length);
      length += bytes.length;
    },
    /** A copy of what was gathered, with one byte more where that is asked; then it is empty. */
    take(ending?: number): Buffer {
      const whole = Buffer.allocUnsafe(length + (ending === undefined ? 0 : 1));
      room.copy(whole, 0, 0, length);
      if (ending !== undefined) whole[length] = ending;
      length = 0;
      if (room.length > slice) room = Buffer.allocUnsafe(small);
      return whole;
    },
  };
}
