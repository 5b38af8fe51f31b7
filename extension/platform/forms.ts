import { markdownLink } from './markdown';

/** How links are written when they are copied. */
export type Form = 'plain' | 'markdown' | 'html' | 'titled';

/** A link with the words that stand for it; '' where there are none. */
export interface TitledLink {
  readonly link: string;
  readonly title: string;
}

/** What goes to the clipboard; `html` where it has that flavour, too. */
export interface Written {
  readonly text: string;
  readonly html?: string;
}

/**
 * Links as they are copied: one a line, in order. HTML is both flavours at once: a link where there is rich text, its
 * source where there is none.
 */
export function writeLinks(links: readonly TitledLink[], form: Form): Written {
  switch (form) {
    case 'plain':
      return { text: links.map(({ link }) => link).join('\n') };
    case 'markdown':
      return {
        text: inList(
          links.map(({ link, title }) => markdownLink(title, link)),
          '',
          '- ',
          '',
          '',
        ),
      };
    case 'html': {
      const html = inList(links.map(anchor), '<ul>\n', '<li>', '</li>', '\n</ul>');
      return { text: html, html };
    }
    case 'titled':
      return { text: links.map(({ link, title }) => [oneLine(title), link].filter(Boolean).join('\n')).join('\n\n') };
  }
}

/** A single one stands by itself. */
function inList(items: readonly string[], open: string, before: string, behind: string, close: string): string {
  if (items.length < 2) return items.join('');
  return open + items.map((item) => before + item + behind).join('\n') + close;
}

const anchor = ({ link, title }: TitledLink): string =>
  `<a href="${escaped(link)}">${escaped(oneLine(title) || link)}</a>`;

const oneLine = (title: string): string => title.replace(/\s+/gu, ' ').trim();

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
