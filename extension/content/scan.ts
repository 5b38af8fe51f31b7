/** What is met in a text of HTML, by its offsets in it. */
export interface Finds {
  text(start: number, end: number): void;
  tag(name: string): void;
  /** The value of a link's `href`, without its quotes. */
  href(start: number, end: number, quote: string): void;
}

const unread = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/;
const attribute = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;

/**
 * Reads HTML as a browser's tokenizer does, as far as texts and links need it. What is left open at the end is left
 * out; nothing throws.
 */
export function scan(html: string, finds: Finds): void {
  let at = 0;
  while (at < html.length) {
    const open = nextMarkup(html, at);
    if (open > at) finds.text(at, open);
    at = open < html.length ? markup(html, open, finds) : open;
  }
}

/** Where the next `<` stands that begins anything but text. */
function nextMarkup(html: string, from: number): number {
  const begin = /<(?:[a-z!?]|\/)/gi;
  begin.lastIndex = from;
  return begin.exec(html)?.index ?? html.length;
}

/** @returns where the markup that begins at `open` ends */
function markup(html: string, open: number, finds: Finds): number {
  if (html.startsWith('<!--', open)) return after(html, /-->|--!>/g, open + 2);
  const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(open, open + 64)) ?? [];
  if (name === '') return after(html, />/g, open);
  const lower = name.toLowerCase();
  finds.tag(lower);
  const isLink = slash === '' && (lower === 'a' || lower === 'area');
  const end = attributes(html, open + 1 + slash.length + name.length, isLink ? finds : null);
  return slash === '' && unread.test(lower) ? closing(html, lower, end) : end;
}

/** @returns where the tag ends */
function attributes(html: string, from: number, finds: Finds | null): number {
  let seen = finds === null;
  for (let at = from; at < html.length;) {
    attribute.lastIndex = at;
    const [all = '', name = '', value] = attribute.exec(html) ?? [];
    at += all.length;
    if (!seen && name.toLowerCase() === 'href') {
      seen = true;
      const quote = value === undefined ? '' : (/^["']/.exec(value)?.[0] ?? '');
      if (value !== undefined) finds?.href(at - value.length + quote.length, at - quote.length, quote);
    }
    if (html[at] === '>') return at + 1;
    const unclosed = value === undefined && /=\s*$/.test(all) && /["']/.test(html[at] ?? '');
    if (unclosed || all === '') return html.length;
  }
  return html.length;
}

function closing(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function after(html: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}
