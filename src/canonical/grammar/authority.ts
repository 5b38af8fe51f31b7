import { charCodeAt } from '../string-methods';

const isSlash = (code: number): boolean => code === 0x2f || code === 0x5c;

/**
 * Offset of what follows the slashes behind a scheme: any number of them, either way, and none too.
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 * @param from behind the `:` of the scheme
 */
export function authorityStart(text: string, from: number): number {
  let at = from;
  while (isSlash(charCodeAt.call(text, at))) at += 1;
  return at;
}

/** Offset of the path, query or fragment, or of the end. https://url.spec.whatwg.org/#authority-state */
export function authorityEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x3f || code === 0x23 || isSlash(code)) return at;
  }
  return text.length;
}

/**
 * Offset of the colon before the port, or of the authority's end. https://url.spec.whatwg.org/#host-state
 * @param from where the host begins
 * @param to where the authority ends
 */
export function hostEndIn(text: string, from: number, to: number): number {
  let inside = false;
  for (let at = from; at < to; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x5b) inside = true;
    else if (code === 0x5d) inside = false;
    else if (code === 0x3a && !inside) return at;
  }
  return to;
}
