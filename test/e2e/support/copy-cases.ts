/** What is copied on a test page, and what has to come of it. */
export interface CopyCase {
  readonly name: string;
  readonly page: string;
  /** The page's own function that selects. */
  readonly pick?: string;
  readonly frame?: string;
  /**
   * `links`: the browser's own copy, but for addresses in links. `both`: addresses in the text change too, so the
   * styles are not the browser's any more. `nothing`: the browser's own copy, every byte of it.
   */
  readonly changes: 'links' | 'both' | 'nothing';
}

export const cases: readonly CopyCase[] = [
  { name: 'plain text', page: 'plain.html', changes: 'both' },
  { name: 'text without addresses', page: 'plain.html', pick: 'pickQuiet', changes: 'nothing' },
  { name: 'clean links', page: 'plain.html', pick: 'pickClean', changes: 'nothing' },
  { name: 'styled rich text', page: 'rich.html', changes: 'links' },
  { name: 'a part of a link', page: 'rich.html', pick: 'pickInLink', changes: 'links' },
  { name: 'parts of table rows', page: 'rich.html', pick: 'pickRows', changes: 'links' },
  { name: 'an input', page: 'fields.html', changes: 'both' },
  { name: 'an address input', page: 'fields.html', pick: 'pickUrl', changes: 'both' },
  { name: 'a text area', page: 'fields.html', pick: 'pickArea', changes: 'both' },
  { name: 'a part of a text area', page: 'fields.html', pick: 'pickPart', changes: 'both' },
  { name: 'an editable element', page: 'editable.html', changes: 'both' },
  { name: 'an open shadow root', page: 'shadow.html', pick: 'pickOpen', changes: 'links' },
  { name: 'a closed shadow root', page: 'shadow.html', pick: 'pickClosed', changes: 'links' },
  { name: 'a nested shadow root', page: 'shadow.html', pick: 'pickNested', changes: 'links' },
  { name: 'text in a closed shadow root', page: 'shadow.html', pick: 'pickUrl', changes: 'both' },
  { name: 'an input in a closed shadow root', page: 'shadow.html', pick: 'pickField', changes: 'both' },
  { name: 'a page with shadow roots', page: 'shadow.html', pick: 'pickAll', changes: 'both' },
  { name: 'a frame of another origin', page: 'frames.html', frame: 'cross', changes: 'links' },
  { name: 'a frame with its own source', page: 'frames.html', frame: 'srcdoc', changes: 'links' },
  { name: 'a blank frame', page: 'frames.html', frame: 'blank', changes: 'links' },
  { name: 'a sandboxed frame', page: 'frames.html', frame: 'sandbox', changes: 'links' },
  { name: 'a site that sets what is copied', page: 'site.html?mode=set', changes: 'both' },
  { name: 'a site that sets it and stops the event', page: 'site.html?mode=stop', changes: 'both' },
  { name: 'a site that adds to the selection', page: 'site.html?mode=append', changes: 'both' },
];

/** A text or HTML with the tracked links of the test pages cleaned. */
export const cleaned = (text: string): string =>
  text
    .replace(/\?(?:(?:utm_\w+|fbclid)=\w*(?:&amp;|&))+/g, '?')
    .replace(/(?:\?|&amp;|&)(?:utm_\w+|fbclid)=\w*/g, '')
    .replace('&amp;utm_</b>source=news', '</b>')
    // As a browser would request it.
    .replace('x="1"', 'x=%221%22');

/** Elements, addresses and texts of HTML: all but styles. */
export const outline = (html: string): string[] =>
  [...html.replace(/<!--.*?-->/g, '').matchAll(/<(\/?\w+)(?:[^>]*?href=(["'])(.*?)\2)?[^>]*>|([^<>]+)/g)]
    .map(([, tag, , href, text]) =>
      text === undefined ? `<${tag}${href ? ` ${href}` : ''}>` : text.replace(/\s+/g, ' '),
    )
    .filter((part) => !/^<\/?(?:meta|span)/.test(part))
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      const separate = last === undefined || part.startsWith('<') || last.startsWith('<');
      return separate ? [...parts, part] : [...parts.slice(0, -1), last + part];
    }, [])
    .filter((part) => part !== ' ');
