/** Name of the port on which a page of the extension asks a frame for its links. */
export const portName = 'page-links';

/** One place in a page that leads to a web page. */
export interface FoundLink {
  /** Stands for the place as long as it is there. */
  readonly id: number;
  readonly link: string;
  /** What a person reads there, cut. */
  readonly text: string;
}

/** What was seen in one frame when it was last gone through. */
export interface Counts {
  /** Web links, also those that are not listed. */
  readonly links: number;
  /** Links that open no web page: mail, telephone, scripts. */
  readonly others: number;
  /** Web links that are too long to be listed. */
  readonly tooLong: number;
  /** Frames right below this one that belong to another site. */
  readonly closedFrames: number;
  /** Whether this frame is itself such a frame. */
  readonly fromOtherSite: boolean;
}

/** What became of the wish to see a link in its page. */
export type Shown = 'shown' | 'hidden' | 'gone';

/** What a frame says. It is the page's word: `fromFrame` reads it. */
export type FromFrame =
  | { readonly is: 'links'; readonly links: readonly FoundLink[] }
  | { readonly is: 'gone'; readonly ids: readonly number[] }
  | { readonly is: 'counted'; readonly counts: Counts }
  | { readonly is: 'shown'; readonly id: number; readonly how: Shown };

/** What a frame is asked: to show one of its links, or none any more. `back`: and to scroll back where it was. */
export interface ToFrame {
  readonly show: number | null;
  readonly back: boolean;
}

/** Longer links are counted, and not listed. */
export const longestLink = 16_384;
export const longestText = 200;
/** So many links of one frame are listed; more are counted. */
export const mostLinks = 100_000;
/** So many are said at once. */
export const mostAtOnce = 500;
