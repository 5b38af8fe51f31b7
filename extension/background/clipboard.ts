import { send } from '../platform/messaging';
import { offscreen } from '../platform/offscreen';
import { withDocument } from './document';

/**
 * Puts text on the clipboard, one after the other, so that of several the last one stays.
 * @returns whether it is there; false when the browser refuses
 */
export function copyText(text: string): Promise<boolean> {
  return (offscreen ? withDocument(() => copyOffscreen(text)) : copyHere(text)).catch(() => false);
}

/** Firefox's event page is a document of its own. */
async function copyHere(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text);
  return true;
}

async function copyOffscreen(text: string): Promise<boolean> {
  return (await send('offscreenCopy', { text })) === true;
}
