import type { Shape, StripRule, WrapperRule } from '../model';

/** Formats in which other people publish rules. */
export type ListFormat = 'clearurls' | 'filters' | 'brave-clean-urls' | 'brave-debounce' | 'firefox-strip';

/** The rules of a list for links of one site. All are `usual`: a list never overrules what is content. */
export interface ListChunk {
  readonly strip: readonly StripRule[];
  readonly wrappers: readonly WrapperRule[];
  /** Where no rule of a list removes anything, or none that names certain names: to be kept with the rules. */
  readonly except?: readonly Shape[];
}

/** Entries of a list that no rule was made of, for one reason. */
export interface Unsupported {
  readonly why: UnsupportedReason;
  readonly count: number;
  /** The first few of them. `line` counts from 1; in JSON it is the line on which the entry begins. */
  readonly examples: readonly { readonly line: number; readonly text: string }[];
}

/** Why an entry of a list is left out. */
export type UnsupportedReason =
  'not-a-document' | 'slow-expression' | 'whole-address' | 'initiator' | 'inversion' | 'blocks' | 'malformed' | 'other';

/** A list made into rules. */
export interface ImportedList {
  readonly format: ListFormat;
  /** As the list calls itself. */
  readonly title: string | null;
  /** After how many hours it asks to be fetched again. */
  readonly expires: number | null;
  /** How many entries there are, and how many of them became rules. */
  readonly entries: number;
  readonly used: number;
  /**
   * Rules by where they hold: `''` for everywhere, `example.com` for a site and all below it, `google.*` for the sites
   * of that name under every public suffix; what names plain names on every site stands under a key of the name
   * (`nameKeys`).
   */
  readonly chunks: ReadonlyMap<string, ListChunk>;
  readonly unsupported: readonly Unsupported[];
}
