/** A button of the test page. */
export interface ButtonCase {
  readonly name: string;
  readonly button: string;
  /** The text that the page itself puts on the clipboard; where it is not told, what is selected. */
  readonly text?: string;
  readonly frame?: string;
}

const link = 'https://www.example.com/story?id=42&utm_source=news';
const prose = `Read this:\r\n\t${link}, said she.  It is https://example.com and not\n https://EXAMPLE.com:443/a/../b?x=1 \u{1F600}`;

export const buttonCases: readonly ButtonCase[] = [
  { name: 'writeText', button: 'writeText', text: link },
  { name: 'writeText with prose', button: 'prose', text: prose },
  { name: 'writeText with an address object', button: 'address', text: link },
  { name: 'writeText with nothing to clean', button: 'quiet', text: 'https://example.com' },
  { name: 'write with text and HTML', button: 'write', text: prose },
  { name: 'write with a promise', button: 'promised', text: link },
  { name: 'write with promised HTML', button: 'html', text: link },
  { name: 'execCommand with data of its own', button: 'ownData', text: prose },
  { name: 'execCommand with a field', button: 'field', text: link },
  { name: 'execCommand with a selection', button: 'selection' },
  { name: 'execCommand behind stopImmediatePropagation', button: 'silent', text: prose },
  { name: 'items.add behind stopImmediatePropagation', button: 'items', text: prose },
  { name: 'a late timer', button: 'late', text: link },
  { name: 'writeText in a frame', button: 'writeText', text: link, frame: 'inner' },
  { name: 'execCommand in a frame', button: 'field', text: link, frame: 'inner' },
  { name: 'writeText in a frame of another site', button: 'writeText', text: link, frame: 'cross' },
  { name: 'execCommand in a frame of another site', button: 'field', text: link, frame: 'cross' },
];

/** What a page shares, and what the other program gets. */
export const shareCases = [
  {
    name: 'an address and a text',
    button: 'share',
    own: { title: 'A story', text: `See ${link}.`, url: link },
    clean: {
      title: 'A story',
      text: 'See https://www.example.com/story?id=42.',
      url: 'https://www.example.com/story?id=42',
    },
  },
  {
    name: 'a relative address',
    button: 'shareRelative',
    own: { url: '/story?id=42&utm_source=news' },
    clean: { url: `${'SITE'}/story?id=42` },
  },
] as const;
