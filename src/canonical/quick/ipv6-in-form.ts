import { charCodeAt, indexOf } from '../string-methods';

/**
 * Whether an IPv6 address is written in its one form: no zeros before a piece, and the first of the longest runs of
 * zero pieces, where that is two or more, left out. https://url.spec.whatwg.org/#concept-ipv6-serializer
 * @param text holds small hexadecimal digits and colons there
 * @param from where the address begins, behind its bracket
 */
export function isIpv6InForm(text: string, from: number, to: number): boolean {
  const gap = indexOf.call(text, '::', from);
  if (gap < 0 || gap >= to) {
    const all = piecesIn(text, from, to);
    return count(all) === 8 && longestRun(all) < 2;
  }
  const head = piecesIn(text, from, gap);
  const tail = piecesIn(text, gap + 2, to);
  const left = 8 - count(head) - count(tail);
  if (head === FAULT || tail === FAULT || left < 2 || longestRun(head) >= left || longestRun(tail) > left) return false;
  const zeroBefore =
    gap > from && isZero(text, gap - 1) && (gap - 1 === from || charCodeAt.call(text, gap - 2) === 0x3a);
  return !zeroBefore && !(gap + 2 < to && isZero(text, gap + 2));
}

const FAULT = -1;
const count = (pieces: number): number => pieces >> 4;
const longestRun = (pieces: number): number => pieces & 15;

/** How many pieces there are, and in the lower four bits how many zeros stand side by side at most; or FAULT. */
function piecesIn(text: string, from: number, to: number): number {
  if (from === to) return 0;
  let pieces = 0;
  let run = 0;
  let longest = 0;
  for (let at = from; at <= to;) {
    const colon = indexOf.call(text, ':', at);
    const end = colon < 0 || colon > to ? to : colon;
    const zero = isZero(text, at);
    if (end === at || end - at > 4 || (zero && end - at > 1) || pieces === 8) return FAULT;
    run = zero ? run + 1 : 0;
    if (run > longest) longest = run;
    pieces += 1;
    at = end + 1;
  }
  return pieces * 16 + longest;
}

const isZero = (text: string, at: number): boolean => charCodeAt.call(text, at) === 0x30;
