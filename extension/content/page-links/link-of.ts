import { longestLink } from '../../platform/page-links/protocol';

/** The web link of an element; `other` opens no web page; null when it is no link. */
export type LinkOf = { readonly link: string } | 'other' | 'too-long' | null;

/** Reads `a` and `area` of HTML, and `a` of SVG. An address that cannot be read leads nowhere and is `other`. */
export function linkOf(element: Element): LinkOf {
  const { localName } = element;
  if (localName !== 'a' && localName !== 'area') return null;
  const address = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  if (address === null) return null;
  // Reading it as an address costs the more, the longer it is.
  if (address.length > longestLink) return mayBeWeb(address) ? 'too-long' : 'other';
  const link = resolved(element as HTMLAnchorElement | SVGAElement, address);
  if (link === null || !/^https?:/.test(link)) return 'other';
  return link.length > longestLink ? 'too-long' : { link };
}

const mayBeWeb = (address: string): boolean => /^\s*(?:https?:|[^:]*[/?#])/i.test(address.slice(0, 200));

function resolved(element: HTMLAnchorElement | SVGAElement, address: string): string | null {
  // The browser has read that of HTML already.
  if (typeof element.href === 'string') return element.href;
  try {
    return new URL(address, element.baseURI).href;
  } catch {
    return null;
  }
}
