import type { BrowserContext } from '@playwright/test';

const page = `<!doctype html><title>paste</title><textarea id="here" rows="10" cols="80">nothing was copied</textarea>`;

/** A page of its own on which the clipboard is read as a person does it: by pasting. */
export interface Paster {
  /** Puts a known text on the clipboard, so that an old one is not taken for a new one. */
  reset(): Promise<void>;
  paste(): Promise<string>;
}

export async function openPaster(context: BrowserContext): Promise<Paster> {
  const paper = await context.newPage();
  await paper.goto(`data:text/html,${encodeURIComponent(page)}`);
  const here = paper.locator('#here');
  return {
    async reset() {
      await paper.bringToFront();
      await here.fill('nothing was copied');
      await here.selectText();
      await paper.keyboard.press('Control+C');
    },
    async paste() {
      await paper.bringToFront();
      await here.fill('');
      await here.focus();
      await paper.keyboard.press('Control+V');
      return here.inputValue();
    },
  };
}
