import type { Items } from './items';

/** One storage area of the browser, as far as it is used here. */
export interface Area {
  get(keys: string[] | null): Promise<Items>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Missing in some browsers. */
  getBytesInUse?(keys: null): Promise<number>;
}

/** What storage needs of the browser around it. */
export interface Surroundings {
  readonly local: Area;
  /** Left out where the browser has none. */
  readonly sync?: Area;
  /** Runs one piece of work on a thing at a time, over all contexts of the extension. */
  readonly alone: <T>(thing: 'mirror' | 'sync', work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** Wakes the extension later, though it may be stopped by then; null cancels. */
  readonly wakeIn: (minutes: number | null) => void;
}
