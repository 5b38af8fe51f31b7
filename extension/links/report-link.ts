import type { Explained } from '../platform/messages';

/**
 * Opens the report of a misclassification for one link of the page: the one place from which the list calls it.
 * null: there is nothing to call yet, and no button is shown.
 */
export const reportLink: ((explained: Explained) => void) | null = null;
