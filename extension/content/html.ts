import { decode, encode } from './entities';
import { scan } from './scan';
import { mayHoldLink, type Answer } from './tokens';

/** What to write instead of a link's address, and instead of a piece of text. */
export interface Answers {
  readonly link: Answer;
  readonly text: Answer;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A word of text, in one piece or spread over elements that stand in a line. */
type Word = Range[];

const inline =
  /^(?:abbr|b|bdi|bdo|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)$/;

/**
 * Edits the links of HTML text: addresses in `href`, and addresses that stand in the text. All other bytes stay.
 * An address that has an HTML reference other than the common ones stays too.
 */
export function editHtml(html: string, answers: Answers): string {
  const edits: (Range & { readonly to: string })[] = [];
  const words = createWords(html, (word) => {
    edits.push(...editWord(html, word, answers.text));
  });
  scan(html, {
    text: words.text,
    tag: (name) => {
      if (!inline.test(name)) words.end();
    },
    href: (start, end, quote) => {
      const raw = html.slice(start, end);
      const link = decode(raw);
      const clean = link === null ? null : answers.link(link);
      if (clean !== null) edits.push({ start, end, to: encode(clean, quote, raw) });
    },
  });
  words.end();
  return apply(html, edits);
}

/** Gathers words from pieces of text; whitespace and any element that is not inline end one. */
function createWords(html: string, found: (word: Word) => void) {
  let word: Word = [];
  const end = (): void => {
    if (word.length > 0) found(word);
    word = [];
  };
  const text = (from: number, to: number): void => {
    const gap = /\s+|&nbsp;|&#160;|&#xa0;/gi;
    const piece = html.slice(from, to);
    let start = 0;
    for (let space = gap.exec(piece); space; space = gap.exec(piece)) {
      if (space.index > start) word.push({ start: from + start, end: from + space.index });
      end();
      start = gap.lastIndex;
    }
    if (start < piece.length) word.push({ start: from + start, end: to });
  };
  return { text, end };
}

/** The one stretch of the word that differs is written where it begins, and taken out of the pieces behind. */
function editWord(html: string, word: Word, answer: Answer): (Range & { to: string })[] {
  const raws = word.map(({ start, end }) => html.slice(start, end));
  if (!mayHoldLink(raws.join(''))) return [];
  const texts = raws.map(decode);
  if (texts.includes(null)) return [];
  const old = texts.join('');
  const clean = answer(old);
  if (clean === null || clean === old) return [];
  const prefix = common(old, clean);
  const suffix = Math.min(common(reversed(old), reversed(clean)), Math.min(old.length, clean.length) - prefix);
  let fresh = clean.slice(prefix, clean.length - suffix);
  let at = 0;
  return word.flatMap(({ start, end }, index) => {
    const text = texts[index] ?? '';
    const from = clamp(prefix - at, text.length);
    const to = clamp(old.length - suffix - at, text.length);
    at += text.length;
    const takes = fresh !== '' && at >= prefix && (at > prefix || index === word.length - 1);
    if (from === to && !takes) return [];
    const edited = text.slice(0, from) + (takes ? fresh : '') + text.slice(Math.max(from, to));
    if (takes) fresh = '';
    return [{ start, end, to: encode(edited, '', raws[index]) }];
  });
}

function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

const reversed = (text: string): string => text.split('').toReversed().join('');

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

function apply(text: string, edits: readonly (Range & { readonly to: string })[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const { start, end, to } of sorted) {
    out += text.slice(at, start) + to;
    at = end;
  }
  return out + text.slice(at);
}
