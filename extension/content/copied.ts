import { mostQuestions, type AnswerStore, type Questions } from './answers';
import { editFlavours, type Flavours } from './flavours';
import { linksIn } from './links';
import { plainText } from './plain';
import { render } from './render';
import { sameSpans, selectedSpans, type Span } from './selection';
import { prefetches, type Swap } from './swap';
import { mayHoldLink } from './tokens';

/** How a copy is changed: text that is written in its place, or links that the page holds while the browser copies. */
export type Edit = { readonly write: Flavours } | { readonly swap: readonly Swap[] };

/** What somebody is copying. */
export interface Copied {
  /** What has to be known before it can be edited. */
  readonly questions: Questions;
  /** null when none of its links changes */
  edit(answers: AnswerStore): Edit | null;
  /**
   * To be asked while it is copied: all that a later copy has to write when the browser cannot do this one again.
   * null when that is not known, or would hold up the copy.
   */
  keep(): Flavours | null;
  /** Whether the browser would copy the same now. */
  still(): boolean;
}

/** What a page has set itself. */
export function fromSite(data: DataTransfer): Copied {
  const flavours = new Map([...data.types].map((type) => [type, data.getData(type)]));
  const files = data.files.length > 0;
  return { ...fromFlavours(flavours), keep: () => (files ? null : flavours) };
}

export const fromField = (text: string): Copied => fromFlavours(new Map([['text/plain', text]]));

/** Elements that are written out in no time. */
const few = 2000;

/** What is selected on the page. */
export function fromSelection(spans: readonly Span[]): Copied {
  const { links, size, ...found } = linksIn(spans);
  const shown = getSelection()?.toString() ?? '';
  let rendered: Flavours | null | undefined;
  const all = (): Flavours | null => (rendered === undefined ? (rendered = flavoursOf(spans, shown)) : rendered);
  const inText = found.inText || mayHoldLink(shown) ? all() : null;
  const still = (): boolean => sameSpans(spans, selectedSpans());
  return {
    questions: merge(new Set(links.map(({ link }) => link)), inText && questionsOf(inText)),
    keep: () => (size < few ? all() : (rendered ?? null)),
    still,
    edit(answers) {
      const swaps = links.flatMap((from): Swap[] => {
        const clean = answers.link(from.link) ?? null;
        return clean === null ? [] : [{ from, clean }];
      });
      const text = inText && edited(inText, answers);
      const byText = text?.has('text/plain') || swaps.some(({ from }) => from.inEditor);
      const whole = (byText || (swaps.length > 0 && prefetches())) && (rendered ?? still()) ? all() : null;
      if (whole) return { write: new Map([...whole, ...edited(whole, answers)]) };
      const free = swaps.filter(({ from }) => !from.inEditor);
      return free.length > 0 && !prefetches() ? { swap: free } : null;
    },
  };
}

/** Whether there is anything to ask, and no more than can be. */
export function isWorthAsking({ clean, cleanText }: Questions): boolean {
  const count = clean.size + cleanText.size;
  return count > 0 && count <= mostQuestions;
}

/** What somebody set, as it was seen to be set. */
export function fromFlavours(flavours: Flavours): Copied {
  return {
    questions: questionsOf(flavours),
    keep: () => flavours,
    still: () => false,
    edit(answers) {
      const changed = edited(flavours, answers);
      return changed.size > 0 ? { write: changed } : null;
    },
  };
}

function flavoursOf(spans: readonly Span[], shown: string): Flavours | null {
  const { html, pieces } = render(spans, shown);
  const text = plainText(shown, pieces);
  return text === null
    ? null
    : new Map([
        ['text/plain', text.replaceAll('\u00a0', ' ')],
        ['text/html', html],
      ]);
}

/** The flavours that change by what is known. */
export const edited = (flavours: Flavours, answers: AnswerStore): Flavours =>
  editFlavours(flavours, { link: (link) => answers.link(link) ?? null, text: (text) => answers.text(text) ?? null });

/** What has to be known before these can be edited. */
export function questionsOf(flavours: Flavours): Questions {
  const clean = new Set<string>();
  const cleanText = new Set<string>();
  editFlavours(flavours, { link: note(clean), text: note(cleanText) });
  return { clean, cleanText };
}

const note =
  (into: Set<string>) =>
  (text: string): null => {
    into.add(text);
    return null;
  };

const merge = (links: ReadonlySet<string>, more: Questions | null): Questions => ({
  clean: new Set([...links, ...(more?.clean ?? [])]),
  cleanText: more?.cleanText ?? new Set(),
});
