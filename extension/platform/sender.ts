import { browser, type Runtime } from './browser';

/** Who sent a message: a content script, a page of ours, our worker, or somebody to whom nobody answers. */
export type From = 'content' | 'page' | 'worker' | 'stranger';

/**
 * Tells who sent a message, by what the browser itself says of the sender.
 * A content script has the address of the document it is in, whatever the document does.
 */
export function whoSent(sender: Runtime.MessageSender): From {
  if (sender.id !== browser.runtime.id) return 'stranger';
  const ours = browser.runtime.getURL('');
  if (sender.url?.startsWith(ours)) return isWorker(sender.url.slice(ours.length)) ? 'worker' : 'page';
  return sender.tab ? 'content' : 'stranger';
}

// Every page is an HTML file. An offscreen document, which has to know, may not read the manifest.
function isWorker(path: string): boolean {
  return path.endsWith('.js') || path === '_generated_background_page.html';
}
