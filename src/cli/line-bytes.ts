import { Buffer, isAscii } from 'node:buffer';

const CR = 0x0d;

/**
 * Answers to whole lines, as bytes. Bytes are held as text of one character each, which is the quickest to cut and to
 * join; only lines that are more than ASCII are decoded, and neighbours that stay as they are are one piece.
 * @param bytes UTF-8; each line ends with LF, and a CR before it is left out
 * @param toLine gives the answer to a line, the line itself where it stays
 */
export function answerLines(bytes: Buffer, toLine: (line: string) => string): Buffer {
  const text = bytes.toString('latin1');
  const parts: string[] = [];
  let otherAt = isAscii(bytes) ? text.length : -1;
  let kept = 0;
  for (let start = 0, end; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    const to = end > start && text.charCodeAt(end - 1) === CR ? end - 1 : end;
    if (otherAt < start) otherAt = nextOther(text, start);
    const line = otherAt < end ? bytes.toString('utf8', start, to) : text.slice(start, to);
    const answer = toLine(line);
    if (answer === line && to === end) continue;
    if (start > kept) parts.push(text.slice(kept, start));
    parts.push(asBytes(answer));
    kept = end;
  }
  if (parts.length === 0) return bytes;
  parts.push(text.slice(kept));
  return Buffer.from(parts.join(''), 'latin1');
}

const other = /[^\0-\x7f]/g;

/** Offset of the next character that is not ASCII; the text's length where there is none. */
function nextOther(text: string, from: number): number {
  other.lastIndex = from;
  return other.test(text) ? other.lastIndex - 1 : text.length;
}

const asBytes = (text: string): string =>
  nextOther(text, 0) === text.length ? text : Buffer.from(text, 'utf8').toString('latin1');
