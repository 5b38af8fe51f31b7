import { browser } from './browser';

/** Chromium's documents without a window; the types that both browsers share do not know them. */
interface OffscreenDocuments {
  hasDocument(): Promise<boolean>;
  createDocument(options: {
    url: string;
    reasons: readonly ('CLIPBOARD' | 'DOM_PARSER')[];
    justification: string;
  }): Promise<void>;
  closeDocument(): Promise<void>;
}

/** undefined in Firefox, whose event page is a document itself. */
export const offscreen = (browser as { readonly offscreen?: OffscreenDocuments }).offscreen;
