import { longestLink } from '../../platform/page-links/protocol';

/** The web link of an element; `other` opens no web page; null when it is no link. */
export type LinkOf = { readonly link: string } | 'other' | 'too-long' | null;

/** Reads `a` and `area` of HTML, and `a` of SVG. An address that cannot be read leads nowhere and is `other`. */
export function linkOf(element: Element): LinkOf {
  const { localName } = element;
  if (localName !== 'a' && localName !== 'area') return null;
  const address =
    element.getAttribute('href') ?? (element.namespaceURI === svg ? element.getAttribute('xlink:href') : null);
  if (address === null) return null;
  // Reading it as an address costs the more, the longer it is.
  if (address.length > longestLink)
    return /^\s*(?:https?:|[^:]*[/?#])/i.test(address.slice(0, 200)) ? 'too-long' : 'other';
  const link = resolved(address, element.baseURI);
  if (link === null || !/^https?:/.test(link)) return 'other';
  return link.length > longestLink ? 'too-long' : { link };
}

const svg = 'http://www.w3.org/2000/svg';

function resolved(address: string, base: string): string | null {
  try {
    return new URL(address, base).href;
  } catch {
    return null;
  }
}
