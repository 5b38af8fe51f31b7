import type { Written } from '../platform/forms';
import { send } from '../platform/messaging';
import { offscreen } from '../platform/offscreen';
import { withDocument } from './document';

/**
 * Puts links on the clipboard, one after the other, so that of several the last one stays.
 * @returns whether it is there; false when the browser refuses
 */
export function copyText(written: Written): Promise<boolean> {
  return (offscreen ? withDocument(() => copyOffscreen(written)) : copyHere(written)).catch(() => false);
}

/** Firefox's event page is a document of its own. */
async function copyHere({ text, html }: Written): Promise<boolean> {
  if (html === undefined) await navigator.clipboard.writeText(text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'text/html': html })]);
  return true;
}

async function copyOffscreen(written: Written): Promise<boolean> {
  return (await send('offscreenCopy', written)) === true;
}
