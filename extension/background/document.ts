import { offscreen } from '../platform/offscreen';

const path = 'extension/offscreen/offscreen.html';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Does something with the extension's document without a window open, one thing after the other. It is closed when
 * nothing waits for it: left open, it would keep a process alive for nothing.
 */
export function withDocument<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  const done = last.then(() => open().then(work)).finally(() => (--waiting === 0 ? close() : undefined));
  last = done.catch(() => undefined);
  return done;
}

// The queue keeps two documents from being made at once, which Chromium refuses. A worker that was stopped in the
// middle leaves its document behind; the next one finds it.
async function open(): Promise<void> {
  if (!offscreen) return openFrame();
  if (await offscreen.hasDocument()) return;
  await offscreen.createDocument({
    url: path,
    reasons: ['CLIPBOARD', 'DOM_PARSER'],
    justification: 'Copies a clean link; reads a list of rules that the person subscribed to',
  });
}

/** Firefox's event page is a document, and may hold another. */
async function openFrame(): Promise<void> {
  if (document.querySelector('iframe')) return;
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = `/${path}`;
  document.body.append(frame);
  await loaded;
}

async function close(): Promise<void> {
  if (!offscreen) document.querySelector('iframe')?.remove();
  else if (await offscreen.hasDocument()) await offscreen.closeDocument().catch(() => undefined);
}
