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
  if (type === 'text/html') return editHtml(text, { ...answers, link: (link) => answerTo(link, answers) });
  return type === 'text/plain' || type === 'text/uri-list' ? editTokens(text, answers.text) : text;
}

/** Asks as the browser reads the address, so that a missing slash is no change; nobody can say what a relative one leads to. */
function answerTo(address: string, answers: Answers): string | null {
  const link = absolute(address);
  return link === null ? null : answers.link(link);
}
