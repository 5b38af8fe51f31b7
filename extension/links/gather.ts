import type { FoundLink } from '../platform/page-links/protocol';
import type { Judged, Place, Row } from './row';

/** The links that the frames of a page told of, by what they lead to, in the order in which they were found. */
export class Gathered {
  private readonly byLink = new Map<string, Growing>();
  private readonly byFrame = new Map<number, Map<number, Known>>();
  private size = 0;

  /** @param most so many places are kept; the others are dropped */
  constructor(private readonly most: number) {}

  /** How many places there are. */
  get places(): number {
    return this.size;
  }

  rows(): readonly Row[] {
    return [...this.byLink.values()];
  }

  /** A place that was known before now leads elsewhere. @returns the links that were not there before */
  add(frame: number, found: readonly FoundLink[]): string[] {
    const known = this.byFrame.get(frame) ?? new Map<number, Known>();
    this.byFrame.set(frame, known);
    return found.flatMap(({ id, link, text }) => {
      this.forget(known, id);
      if (this.size >= this.most) return [];
      const place: Place = { frame, id };
      const row = this.byLink.get(link);
      known.set(id, { link, place });
      this.size++;
      if (!row) {
        this.byLink.set(link, { link, text, places: new Set([place]), judged: null });
        return [link];
      }
      row.places.add(place);
      row.text ||= text;
      return [];
    });
  }

  remove(frame: number, ids: readonly number[]): void {
    const known = this.byFrame.get(frame);
    if (known) for (const id of ids) this.forget(known, id);
  }

  /** The frame is gone with all that was in it. */
  removeFrame(frame: number): void {
    this.remove(frame, [...(this.byFrame.get(frame)?.keys() ?? [])]);
    this.byFrame.delete(frame);
  }

  /** @param judged null: to be judged again */
  judge(link: string, judged: Judged | null): void {
    const row = this.byLink.get(link);
    if (row) row.judged = judged;
  }

  private forget(known: Map<number, Known>, id: number): void {
    const before = known.get(id);
    const row = before && this.byLink.get(before.link);
    if (!row) return;
    known.delete(id);
    row.places.delete(before.place);
    this.size--;
    if (row.places.size === 0) this.byLink.delete(row.link);
  }
}

interface Known {
  readonly link: string;
  readonly place: Place;
}

interface Growing extends Row {
  text: string;
  readonly places: Set<Place>;
  judged: Judged | null;
}
