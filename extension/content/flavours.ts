import { absolute } from './href';
import { editHtml, type Answers } from './html';
import { editTokens } from './tokens';

/** What a copy puts on the clipboard: text by its type. */
export type Flavours = ReadonlyMap<string, string>;

/** @returns the flavours whose links change, edited; empty when none does. Types that are no text of links stay out. */
export function editFlavours(flavours: Flavours, answers: Answers): Flavours {
  const edited = new Map<string, string>();
  for (const [type, text] of flavours) {
    const to = edit(type, text, answers);
    if (to !== text) edited.set(type, to);
  }
  return edited;
}

function edit(type: string, text: string, answers: Answers): string {
  if (type === 'text/html') return editHtml(text, { ...answers, link: (link) => absoluteOnly(link, answers) });
  return type === 'text/plain' || type === 'text/uri-list' ? editTokens(text, answers.text) : text;
}

/** Nobody can say what a relative link in a clipboard leads to. */
const absoluteOnly = (link: string, answers: Answers): string | null =>
  absolute(link) === null ? null : answers.link(link);
