import { soon } from './swap';

/**
 * Acts in the last listener that hears of a copy: what the page does about it is done by then, and can be seen.
 * @param event at its first listener
 * @param act called once at most, before the browser copies
 * @param missed called in its place, after the browser has copied, when the page let nobody else hear of it
 */
export function inLastListener(event: ClipboardEvent, act: () => void, missed: () => void): void {
  const over = new AbortController();
  const hear = (heard: Event): void => {
    if (heard !== event || over.signal.aborted) return;
    if (heard.currentTarget !== window && !heard.cancelBubble) return;
    over.abort();
    act();
  };
  for (const node of event.composedPath())
    for (const capture of [true, false])
      if (node !== window || !capture) node.addEventListener('copy', hear, { capture, signal: over.signal });
  soon(() => {
    if (over.signal.aborted) return;
    over.abort();
    missed();
  });
}
