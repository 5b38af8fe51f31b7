import type { Decision } from '../../src/index';
import { openReport } from '../platform/reports/open';

/**
 * Opens the page on which a mistake about a link of the page is reported: the one place from which the list does it.
 * What goes and is needed broke the link; what stays and is not was left in.
 * @returns why the page could not be opened; null when it is
 */
export async function reportLink(link: string, { name, action }: Decision): Promise<string | null> {
  try {
    await openReport({ link, name, kind: action === 'strip' ? 'broke' : 'left-in' });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
