/** What is wrong with a link, as the person sees it. */
export type ReportKind = 'broke' | 'left-in';

/** How much of a link a report shows. */
export interface Choices {
  readonly kind: ReportKind;
  /** The decision that the report is about, by its place among all; null: the link as a whole. */
  readonly about: number | null;
  readonly host: 'whole' | 'pattern';
  readonly path: 'whole' | 'shape' | 'nothing';
  /** Decisions whose name and value are shown as they are. */
  readonly shown: readonly number[];
}
