const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

/** What a text or an attribute of HTML says; null where it has a reference that is not among the few that links need. */
export function decode(html: string): string | null {
  if (!html.includes('&')) return html;
  let whole = true;
  const text = html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z][a-z0-9]*));/gi, (all, decimal, hex, name) => {
    const known = name === undefined ? character(decimal ? Number(decimal) : Number.parseInt(hex, 16)) : named[name];
    whole &&= known !== undefined;
    return known ?? all;
  });
  return whole ? text : null;
}

/**
 * The same as HTML.
 * @param quote what the attribute stands in; '' for a text
 * @param like what stood there before: where its ampersands were bare, they are again
 */
export function encode(text: string, quote: string, like = ''): string {
  const escape = (from: string): string =>
    text.replace(/[&<>"'\u00a0]/g, (mark) => (from.includes(mark) ? (marks[mark] ?? mark) : mark));
  const bare = escape(`<>\u00a0${quote}`);
  const bareBefore = like.includes('&') && !/&(?:amp|#0*38|#x0*26);/i.test(like);
  return bareBefore && decode(bare) === text ? bare : escape(`&<>\u00a0${quote}`);
}

function character(code: number): string | undefined {
  // What HTML reads as something else is no part of a link.
  const plain = code > 31 && code < 0x110000 && !(code > 126 && code < 160) && !(code >= 0xd800 && code < 0xe000);
  return plain ? String.fromCodePoint(code) : undefined;
}
