import type { Row } from './row';

/**
 * Opens the report of a misclassification for one link of the page: the one place from which the list calls it.
 * null: there is nothing to call yet, and no button is shown.
 */
export const reportLink: ((row: Row) => void) | null = null;
