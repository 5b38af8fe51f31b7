import type { Flavours } from './flavours';

let ours: ((event: ClipboardEvent) => void) | null = null;

/**
 * Copies once more, out of the page's sight.
 * @param flavours what to write; null lets the browser copy what is selected
 * @returns whether it was done
 */
export function copyAgain(flavours: Flavours | null): boolean {
  let seen = false;
  ours = (event) => {
    seen = true;
    if (flavours) setFlavours(event, flavours);
  };
  // Chromium copies nothing where nothing is selected, unless this event was taken.
  addEventListener('beforecopy', take, true);
  try {
    return document.execCommand('copy') && seen;
  } catch {
    return false; // Not an HTML document.
  } finally {
    removeEventListener('beforecopy', take, true);
    ours = null;
  }
}

/** Whether a copy event is one of ours, which it then takes; to be asked before anything else hears of it. */
export function isOurs(event: ClipboardEvent): boolean {
  if (!ours) return false;
  event.stopImmediatePropagation();
  ours(event);
  return true;
}

export function setFlavours(event: ClipboardEvent, flavours: Flavours): void {
  event.preventDefault();
  for (const [type, text] of flavours) event.clipboardData?.setData(type, text);
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
