import { isUtf8, type Buffer } from 'node:buffer';
import { refuse, type Refusal } from '../index';
import type { Answers } from './answers';
import { answerLines } from './line-bytes';
import type { Piece } from './lines';
import type { Output } from './output';

/** So much of a line that is too long is repeated in its refusal. */
const shownOfLong = 1000;

/**
 * Answers pieces of a stream, a line for a line, into `out`.
 * @param warn where messages about refused lines go; null: they are in the answers
 */
export function lineFilter({ toLine, toRefusal }: Answers, out: Output, warn: Output | null) {
  let number = 0;
  let refused = false;

  const report = ({ message }: Refusal['error']): void => {
    refused = true;
    warn?.text(`plainlink: line ${number}: ${message}\n`);
  };

  const answer = (line: string): string => {
    number += 1;
    return toLine(line, report);
  };

  const takeBytes = (bytes: Buffer): void => {
    for (let start = 0, end; start < bytes.length; start = end + 1) {
      end = bytes.indexOf(10, start);
      const whole = bytes.subarray(start, end + 1);
      if (isUtf8(whole)) out.bytes(answerLines(whole, answer));
      else takeNotText(bytes.subarray(start, end > start && bytes[end - 1] === 13 ? end - 1 : end));
    }
  };

  const takeNotText = (line: Buffer): void => {
    number += 1;
    const refusal = refuse(line.toString('utf8'), 'not-text');
    report(refusal.error);
    if (toRefusal) {
      // The text shows � for what is no character; the bytes lose nothing.
      out.text(`${toRefusal({ ...refusal, inputBase64: line.toString('base64') })}\n`);
    } else {
      out.bytes(line);
      out.text('\n');
    }
  };

  const takeLong = ({ bytes, starts, ends }: Extract<Piece, { kind: 'long' }>): void => {
    if (starts) {
      number += 1;
      const refusal = refuse(bytes.toString('utf8', 0, shownOfLong), 'too-long');
      report(refusal.error);
      if (toRefusal) out.text(`${toRefusal({ ...refusal, inputCut: true })}\n`);
    }
    if (!toRefusal) out.bytes(bytes);
    if (!toRefusal && ends) out.text('\n');
  };

  return {
    take(piece: Piece): void {
      if (piece.kind === 'long') takeLong(piece);
      else if (isUtf8(piece.bytes)) out.bytes(answerLines(piece.bytes, answer));
      else takeBytes(piece.bytes);
    },
    refused: () => refused,
  };
}
