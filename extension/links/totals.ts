import type { Counts } from '../platform/page-links/protocol';

/** What all frames of a page that may be read hold together. */
export interface Totals {
  readonly links: number;
  readonly others: number;
  readonly tooLong: number;
  /** Frames that may not be read. */
  readonly unseenFrames: number;
}

/** Adds up what frames say. A frame of another site that was read itself is not one of those that its page misses. */
export function totals(frames: readonly Counts[]): Totals {
  const sum = (of: (counts: Counts) => number) => frames.reduce((all, counts) => all + of(counts), 0);
  return {
    links: sum(({ links }) => links),
    others: sum(({ others }) => others),
    tooLong: sum(({ tooLong }) => tooLong),
    unseenFrames: Math.max(
      0,
      sum(({ closedFrames, fromOtherSite }) => closedFrames - Number(fromOtherSite)),
    ),
  };
}
