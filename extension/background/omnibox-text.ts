import { linksIn } from '../../src/index';
import { offscreen } from '../platform/offscreen';

const longest = 300;

/** The link in what was typed behind the keyword, also without its scheme, or the first in a text; null where none is. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  if (/^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(:\d+)?([/?#]\S*)?$/.test(text)) return `https://${text}`;
  const [first] = linksIn(text);
  return first ? text.slice(...first) : null;
}

/**
 * A suggestion as the browser wants it: Chromium reads markup, Firefox shows it as it stands.
 * @param note what is said of the link
 * @param link shown first; with what cannot be seen, or turns text around, escaped
 */
export function suggestionText(note: string, link = '', markup = offscreen !== undefined): string {
  const shown = [...link.slice(0, longest).toWellFormed()].map(visible).join('');
  if (!markup) return [shown, note].filter(Boolean).join(' – ');
  return `${shown && `<url>${escaped(shown)}</url> `}<dim>${escaped(note)}</dim>`;
}

const visible = (letter: string): string => (/[\p{C}\p{Z}]/u.test(letter) ? encodeURIComponent(letter) : letter);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
