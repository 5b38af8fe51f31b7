import type { ListFormat, Unsupported } from '../../../src/index';

/** Why a list could not be fetched or read the last time; the copy before it holds. */
export type ListTrouble = 'not-allowed' | 'unreachable' | 'status' | 'too-large' | 'not-a-list' | 'not-stored' | 'lost';

/** A list of somebody else that the person subscribed to on this device. */
export interface ListState {
  /** Names the list in the ids of its rules. */
  readonly id: string;
  readonly name: string;
  /** null where it came from a file. */
  readonly address: string | null;
  readonly on: boolean;
  /** Whether it is fetched again by itself, when it asks for that. */
  readonly auto: boolean;
  /** null until it was read for the first time. */
  readonly format: ListFormat | null;
  /** When the copy that holds was read, and when that was last tried: milliseconds since 1970. */
  readonly fetched: number | null;
  readonly tried: number | null;
  /** After how many hours it asks to be fetched again. */
  readonly expires: number | null;
  readonly entries: number;
  readonly used: number;
  readonly unsupported: readonly Unsupported[];
  readonly trouble: { readonly why: ListTrouble; readonly detail: string } | null;
}

/** What is known of a list that was just added. */
export const newList = (id: string, name: string, address: string | null): ListState => ({
  id,
  name,
  address,
  on: true,
  auto: false,
  format: null,
  fetched: null,
  tried: null,
  expires: null,
  entries: 0,
  used: 0,
  unsupported: [],
  trouble: null,
});
