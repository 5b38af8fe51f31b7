import type { Message, ParameterClass } from '../../../src/index';

/** How something came to be copied. */
export type Way =
  | 'menu'
  | 'shortcut'
  | 'button'
  | 'omnibox'
  | 'popup'
  | 'panel'
  | 'box'
  | 'tabs'
  /** An ordinary copy that was cleaned. */
  | 'copy'
  /** A site's own button. */
  | 'site'
  | 'share';

/** One reason, and the parameters that it speaks of; none where it speaks of the whole link. */
export interface Why {
  readonly names: readonly string[];
  readonly message: Message;
}

/** Something that was copied: its links as they were and as they became, a line each. Nothing else of the text. */
export interface Copy {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly way: Way;
  readonly before: string;
  readonly after: string;
  readonly why: readonly Why[];
}

/** What went from links since counting began: how many links there were, and how many parameters of each class. */
export interface Counts {
  readonly since: number;
  readonly links: number;
  readonly classes: Readonly<Partial<Record<CountedClass, number>>>;
}

/** `other`: the person said so, or a list that does not say what a parameter is for; `redirect`: one that was opened. */
export type CountedClass = ParameterClass | 'other' | 'redirect';

export interface History {
  readonly version: 1;
  /** The latest first. */
  readonly copies: readonly Copy[];
  readonly counts: Counts;
}

/** Where copies are remembered: until the browser is closed, on this device for good, or nowhere. */
export type Keep = 'session' | 'local' | 'off';

export const mostCopies = 50;
/** Of all copies together, so that a few long ones do not fill the browser's storage. */
export const mostCharacters = 2_000_000;

/** The same key in `storage.session` and `storage.local`, of which one holds it; never in `storage.sync`. */
export const historyKey = 'history';
/** In `storage.local`: a choice for this device alone. Absent, it is the session. */
export const keepKey = 'historyKeep';

export const emptyHistory = (now: number): History => ({
  version: 1,
  copies: [],
  counts: { since: now, links: 0, classes: {} },
});
