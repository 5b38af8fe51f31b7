import { editHref } from './href';
import type { PageLink } from './links';

/** A link of the page and its clean form. */
export interface Swap {
  readonly from: PageLink;
  readonly clean: string;
}

/**
 * Puts clean links in the place of the page's own, for the moment in which the browser copies.
 * @returns puts the page's own back, where nobody has changed them since
 */
export function swap(swaps: readonly Swap[]): () => void {
  const done: { attribute: Attr; old: string; fresh: string }[] = [];
  for (const { from, clean } of swaps) {
    const { attribute, raw, link } = from;
    const fresh = editHref(raw, link, clean, attribute.ownerElement?.baseURI ?? document.baseURI);
    if (attribute.value !== raw) continue;
    attribute.value = fresh;
    done.push({ attribute, old: raw, fresh });
  }
  return () => {
    for (const { attribute, old, fresh } of done.splice(0)) if (attribute.value === fresh) attribute.value = old;
  };
}

/** In the next task: after the browser's copy, and before the page is drawn again. A page cannot clear it as it clears timers. */
export function soon(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    act();
  });
  port1.start();
  port2.postMessage(0);
}

/** Whether the page has the browser fetch what its links lead to, as soon as they stand there. */
export const prefetches = (): boolean =>
  [...document.querySelectorAll('script[type="speculationrules" i]')].some(
    ({ textContent }) => /"where"/.test(textContent) && /"(?:immediate|eager)"/.test(textContent),
  );
