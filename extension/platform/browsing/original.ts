import { browser } from '../browser';
import { flag, read, record, text, type Shape } from '../shape';

/** What stood in a tab's address before something was taken out. */
export interface Original {
  readonly from: string;
  readonly to: string;
  /** The person asked to have it back. */
  readonly kept: boolean;
}

const address = text(2 ** 20);
const shape: Shape<Original> = record<Original>({ from: address, to: address, kept: flag });

const keyOf = (tabId: number): string => `original:${tabId}`;

/** In this session only, and never of a private window. @returns null where nothing was taken out in the tab */
export async function readOriginal(tabId: number): Promise<Original | null> {
  const key = keyOf(tabId);
  const found = read(shape, (await browser.storage.session.get(key))[key], key);
  return found.ok ? found.value : null;
}

export const keepOriginal = (tabId: number, original: Original): Promise<void> =>
  browser.storage.session.set({ [keyOf(tabId)]: original });
