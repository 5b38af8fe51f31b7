import { send } from '../platform/messaging';
import { offscreen } from '../platform/offscreen';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Puts text on the clipboard, one after the other, so that of several the last one stays.
 * @returns whether it is there; false when the browser refuses
 */
export function copyText(text: string): Promise<boolean> {
  waiting++;
  const copied = last
    .then(() => (offscreen ? copyOffscreen(text) : copyHere(text)))
    .catch(() => false)
    .finally(() => (--waiting === 0 ? closeDocument() : undefined));
  last = copied;
  return copied;
}

/** Firefox's event page is a document of its own. */
async function copyHere(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text);
  return true;
}

// The queue keeps two documents from being made at once, which Chromium refuses. A worker that was stopped in the
// middle leaves its document behind; the next one finds it.
async function copyOffscreen(text: string): Promise<boolean> {
  if (!(await offscreen?.hasDocument()))
    await offscreen?.createDocument({
      url: 'extension/offscreen/offscreen.html',
      reasons: ['CLIPBOARD'],
      justification: 'Copies a clean link',
    });
  return (await send('offscreenCopy', { text })) === true;
}

/** Left open, it would keep a process alive for nothing. */
async function closeDocument(): Promise<void> {
  if (await offscreen?.hasDocument()) await offscreen?.closeDocument().catch(() => undefined);
}
