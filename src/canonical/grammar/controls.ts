import { charCodeAt } from '../string-methods';

/**
 * A text as a URL parser begins with it: scalar values, without controls and spaces around it, and without tabs and line
 * breaks wherever they stand. https://url.spec.whatwg.org/#url-parsing, the first steps of the basic URL parser
 * @returns the same text when that is what it is; half a character is U+FFFD (https://infra.spec.whatwg.org/#javascript-string-convert)
 */
export function withoutControls(input: string): string {
  let from = 0;
  let to = input.length;
  while (from < to && charCodeAt.call(input, from) <= 0x20) from += 1;
  while (to > from && charCodeAt.call(input, to - 1) <= 0x20) to -= 1;
  const cut = from === 0 && to === input.length ? input : input.slice(from, to);
  const inner = cut.isWellFormed() ? cut : cut.toWellFormed();
  return inner.includes('\n') || inner.includes('\t') || inner.includes('\r') ? inner.replace(/[\t\n\r]+/g, '') : inner;
}
