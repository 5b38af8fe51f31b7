/** What a notice needs to draw itself, with every text in the person's language. */
export interface Drawing {
  readonly text: string;
  readonly more: readonly string[];
  /** '' offers nothing; browsers do not all hand over null. */
  readonly undo: string;
  readonly close: string;
  readonly noAnswer: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A link of a selection with its words; or words that are in no link, with an empty `href`. */
export interface Piece {
  readonly href: string;
  readonly text: string;
}

/** What the worker may have done in a tab that a click has opened to it. */
export interface OnDemand {
  drawNotice(drawing: Drawing): Promise<'undo' | 'closed' | 'impossible'>;
  readSelection(): Piece[];
  readTitle(link: string): string;
  watchAddress(): void;
}
