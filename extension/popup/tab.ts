import { browser } from '../platform/browser';

export interface OpenTab {
  readonly id: number;
  /** null where the browser does not show it to extensions. */
  readonly url: string | null;
  readonly title: string;
}

const longestClaim = 8192;

/** The tab that the popup was opened on; null when there is none. */
export async function openTab(): Promise<OpenTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  return { id: tab.id, url: tab.url || null, title: tab.title ?? '' };
}

/** Calls back when the page changes its address without leaving, or the tab goes elsewhere. */
export function onMoved(id: number, moved: () => void): void {
  browser.tabs.onUpdated.addListener((tabId, { url }) => {
    if (tabId === id && url !== undefined) moved();
  });
}

/**
 * The address that the page itself declares as its own.
 * @returns null when it declares none, or may not be asked; what comes back is the page's word and nothing more
 */
export async function declaredLink(tabId: number): Promise<string | null> {
  try {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, func: readDeclared });
    const claim: unknown = answer?.result;
    return typeof claim === 'string' && claim.length <= longestClaim && /^https?:\/\//.test(claim) ? claim : null;
  } catch {
    return null;
  }
}

// Runs in the page's tab: it may use nothing from outside itself.
function readDeclared(): string | null {
  return document.querySelector<HTMLLinkElement>('head link[rel~="canonical" i][href]')?.href ?? null;
}
