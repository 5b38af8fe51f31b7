import { linksIn } from '../../../src/index';
import { t } from '../../platform/i18n';
import { ask } from '../ask';
import { number } from '../numbers';
import { textLink, type TextLink } from './text-link';

/** A text with its links cleaned, ready to be drawn. */
export interface ReadText {
  readonly before: string;
  readonly after: string;
  /** The links alone, in order. */
  readonly links: readonly string[];
  readonly changed: number;
  /** The first of the links, with what became of each. */
  readonly shown: readonly TextLink[];
  readonly paused: boolean;
}

export type TextAnswer = { readonly ok: true; readonly read: ReadText } | { readonly ok: false; readonly why: string };

const longest = 8 * 2 ** 20;

/** Has the links in a text cleaned. @returns why not, in a sentence, where the text is too long or nobody answers */
export async function readText(text: string): Promise<TextAnswer> {
  if (text.length > longest) return { ok: false, why: t('text_too_long', { most: number(longest) }) };
  const answer = await ask('explainText', { text });
  if (!answer.ok) return { ok: false, why: answer.text };
  const { text: clean, written, results, paused } = answer.value;
  const links = linksIn(text).map(([from, to]) => text.slice(from, to));
  if (paused) return { ok: true, read: { before: text, after: text, links, changed: 0, shown: [], paused } };
  const shown = results.map((result, index) => textLink(links[index] ?? '', written[index] ?? '', result));
  const changed = links.filter((link, index) => link !== written[index]).length;
  return { ok: true, read: { before: text, after: clean, links: written, changed, shown, paused } };
}
