import { charCodeAt } from '../string-methods';

/**
 * A text without what is no part of a URL: controls and spaces around it, and tabs and line breaks wherever they stand.
 * https://url.spec.whatwg.org/#url-parsing, the first steps of the basic URL parser
 * @returns the same text when there are none
 */
export function withoutControls(input: string): string {
  let from = 0;
  let to = input.length;
  while (from < to && charCodeAt.call(input, from) <= 0x20) from += 1;
  while (to > from && charCodeAt.call(input, to - 1) <= 0x20) to -= 1;
  const inner = from === 0 && to === input.length ? input : input.slice(from, to);
  return inner.includes('\n') || inner.includes('\t') || inner.includes('\r') ? unbroken(inner) : inner;
}

/** A parser is given scalar values: halves of a character that a break parts are lost before the break goes. */
const unbroken = (text: string): string =>
  text.replace(/[\ud800-\udbff](?=[\t\n\r]+[\udc00-\udfff])/g, '\ufffd').replace(/[\t\n\r]+/g, '');
