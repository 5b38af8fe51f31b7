type Listener = (message: unknown, sender: object, reply: (answer: unknown) => void) => true | undefined;

const origin = 'chrome-extension://abcdefgh/';
const listeners: Listener[] = [];
const replies: (() => unknown)[] = [];

/** As much of the runtime as messages need; what really happens between processes is shown end to end. */
export const runtime = {
  id: 'abcdefgh' as string | undefined,
  getURL: (path: string) => origin + path,
  getManifest: () => ({ background: { service_worker: 'worker.js' } }),
  onMessage: { addListener: (listener: Listener) => void listeners.push(listener) },
  sendMessage: async (message: unknown): Promise<unknown> => {
    sent.push(message);
    return replies.shift()?.();
  },
};

/** What was sent since the last test. */
export const sent: unknown[] = [];

/** What comes back for what is sent next, in order; a function may throw what a browser throws. */
export function willReply(...next: (() => unknown)[]): void {
  replies.push(...next);
}

/** Delivers a message, as the browser does: the first listener that takes it answers. */
export async function deliver(message: unknown, sender: object): Promise<unknown> {
  for (const listener of listeners) {
    let taken: true | undefined;
    const answered = new Promise((resolve) => {
      taken = listener(message, sender, resolve);
    });
    if (taken) return answered;
  }
  return undefined;
}

export function reset(): void {
  listeners.length = 0;
  replies.length = 0;
  sent.length = 0;
  runtime.id = 'abcdefgh';
}

/** How browsers describe those who send. */
export const senders = {
  worker: { id: 'abcdefgh', url: `${origin}worker.js` },
  firefoxWorker: { id: 'abcdefgh', url: `${origin}_generated_background_page.html` },
  popup: { id: 'abcdefgh', url: `${origin}extension/popup/popup.html` },
  options: { id: 'abcdefgh', url: `${origin}extension/options/options.html`, tab: { id: 3 }, frameId: 0 },
  content: { id: 'abcdefgh', url: 'https://example.com/a', tab: { id: 7 }, frameId: 2 },
  blankFrame: { id: 'abcdefgh', url: 'about:blank', tab: { id: 7 }, frameId: 3 },
  lookalike: { id: 'abcdefgh', url: 'https://example.com/chrome-extension://abcdefgh/', tab: { id: 7 } },
  otherExtension: { id: 'other', url: 'chrome-extension://other/page.html' },
  otherContent: { id: 'other', url: 'https://example.com/a', tab: { id: 7 }, frameId: 0 },
  nobody: { id: 'abcdefgh' },
};
