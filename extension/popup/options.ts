import { browser } from '../platform/browser';

/** Opens the options, which takes the popup's place. */
export async function openOptions(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}
