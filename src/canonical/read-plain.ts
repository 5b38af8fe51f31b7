import { type Link, plainLink } from './link';
import { locate } from './quick/locate';

/** Where the parts of the text stand that was read last. */
const spans = { text: '', hostAt: 0, hostEnd: 0, pathAt: 0, queryAt: 0, fragmentAt: 0, simple: false };

/**
 * Reads a link that is in its one form already, as nearly all are that a browser hands out.
 * @returns null where that is not proven: then it is read clause by clause
 */
export const readPlain = (text: string): Link | null => (locate(text, spans) ? plainLink(spans) : null);
