/** A button of the test page, and what the page itself puts on the clipboard by it. */
export interface ButtonCase {
  readonly name: string;
  readonly button: string;
  readonly text: string;
  readonly html?: string;
  readonly frame?: string;
}

const link = 'https://www.example.com/story?id=42&utm_source=news';
const prose = `Read this:\r\n\t${link}, said she.  It is https://example.com and not\n https://EXAMPLE.com:443/a/../b?x=1 \u{1F600}`;
const html = `<p class=x>See <a data-n='1' href="https://www.example.com/story?id=42&amp;utm_source=news">it</a></p>`;

export const buttonCases: readonly ButtonCase[] = [
  { name: 'writeText', button: 'writeText', text: link },
  { name: 'writeText with prose', button: 'prose', text: prose },
  { name: 'writeText with an address object', button: 'address', text: link },
  { name: 'writeText with nothing to clean', button: 'quiet', text: 'https://example.com' },
  { name: 'write with text and HTML', button: 'write', text: prose, html },
  { name: 'write with a promise', button: 'promised', text: link },
  { name: 'write with promised HTML', button: 'html', text: link, html },
  { name: 'execCommand with data of its own', button: 'ownData', text: prose, html },
  { name: 'execCommand with a field', button: 'field', text: link },
  { name: 'execCommand with a selection', button: 'selection', text: 'Words with a link', html: link.replace('&', '&amp;') },
  { name: 'execCommand behind stopImmediatePropagation', button: 'silent', text: prose, html },
  { name: 'items.add behind stopImmediatePropagation', button: 'items', text: prose, html },
  { name: 'a late timer', button: 'late', text: link },
  { name: 'writeText in a frame', button: 'writeText', text: link, frame: 'inner' },
  { name: 'execCommand in a frame', button: 'field', text: link, frame: 'inner' },
];
