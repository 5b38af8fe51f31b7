import type { Protocol } from '../platform/messages';

type Asked = { [K in keyof Protocol]: Protocol[K]['from'] extends 'content' ? K : never }[keyof Protocol];

/** The content script's own door to the browser: all of it would be half of what every frame loads. */
interface Api {
  readonly runtime?: { readonly id?: string; sendMessage(message: unknown): Promise<unknown> };
  readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null };
}

// Not `browser`: in Chromium an element with that id would stand in its place.
const { chrome: api } = globalThis as { chrome?: Api };

/** False once the extension was updated or removed under this page: then the script has nobody to ask. */
export const alive = (): boolean => api?.runtime?.id !== undefined;

/** @returns what the worker says, unchecked; undefined when it says nothing */
export async function ask<K extends Asked>(kind: K, request: Protocol[K]['request']): Promise<unknown> {
  // Twice, because a worker may be stopped in the middle of its answer.
  for (let tries = 2; tries > 0 && alive(); tries--) {
    try {
      return await api?.runtime?.sendMessage({ kind, request });
    } catch {
      // Asked again, or silent.
    }
  }
  return undefined;
}

declare global {
  interface Element {
    /** Firefox's, for extensions alone. */
    readonly openOrClosedShadowRoot?: ShadowRoot | null;
  }
}

/** Firefox's own text of a selection differs from Chromium's in what it holds of images and of letter case. */
export const firefox = 'openOrClosedShadowRoot' in Element.prototype;

const mayBeHost = /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/** The shadow root of an element, closed ones too; null for a node that has none. */
export function shadowOf(node: Node | null | undefined): ShadowRoot | null {
  if (node?.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  if (!mayBeHost.test(element.localName)) return null;
  return element.shadowRoot ?? element.openOrClosedShadowRoot ?? closed(element);
}

function closed(element: Element): ShadowRoot | null {
  try {
    return api?.dom?.openOrClosedShadowRoot(element) ?? null;
  } catch {
    return null; // Not an HTML element.
  }
}
