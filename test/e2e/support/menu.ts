import type { Locator, Page } from '@playwright/test';
import type { Display } from './display';

/**
 * Opens the browser's menu on an element by a real click of the right button, goes into the extension's own menu, and
 * chooses an item there by the keyboard.
 * @param item from 0
 */
export async function chooseFromMenu(display: Display, page: Page, element: Locator, item: number): Promise<void> {
  const { x, y } = await onScreen(page, element);
  const before = windows(display);
  const menu = await openMenu(display, x, y);
  await openOwn(display, page, menu);
  for (let down = 0; down < item; down++) display.xdotool('key', 'Down');
  display.xdotool('key', 'Return');
  await until(() => windows(display) <= before, 'the menu to close');
}

/**
 * Opens the menu of the toolbar button by a real click of the right button, and chooses one of the extension's items.
 * @param item from 0
 */
export async function chooseFromButton(display: Display, item: number): Promise<void> {
  const before = windows(display);
  await openMenu(display, ...button);
  // The first entry is the extension's name, which cannot be chosen.
  for (let down = 0; down <= item; down++) display.xdotool('key', 'Down');
  display.xdotool('key', 'Return');
  await until(() => windows(display) <= before, 'the menu to close');
}

// A menu that is just closing may take the click for itself.
async function openMenu(display: Display, x: number, y: number): Promise<number> {
  const before = windows(display);
  const opened = () => windows(display) > before && windows(display);
  display.xdotool('mousemove', x, y, 'click', 3);
  return until(opened, 'the menu to open', 60).catch(() => {
    display.xdotool('click', 3);
    return until(opened, 'the menu to open');
  });
}

/** In a window of 1280 points from the corner of the screen; no page can be asked where it is. */
const button = [1130, 63] as const;

// What stands around the extension's entry differs from version to version, but from below it is the first that opens
// a menu of its own, which is one more window.
async function openOwn(display: Display, page: Page, menu: number): Promise<void> {
  for (let up = 0; up < 8; up++) {
    display.xdotool('key', 'Up');
    display.xdotool('key', 'Right');
    await keysTaken(page);
    if (windows(display) > menu) return;
  }
  throw new Error("The menu has no entry with the extension's items.");
}

/** The thread that takes the keys also answers this, so what was pressed before is done by then. */
async function keysTaken(page: Page): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  for (let round = 0; round < 4; round++) {
    await session?.send('Browser.getVersion');
    await pause(50);
  }
  await session?.detach();
}

const windows = (display: Display): number =>
  display.xdotool('search', '--onlyvisible', '--name', '.*').split('\n').filter(Boolean).length;

/** Where the middle of an element's start is on the screen. */
export async function onScreen(page: Page, element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  const [left, top] = await page.evaluate(() => [screenX, screenY + outerHeight - innerHeight] as const);
  return { x: Math.round(left + box.x + Math.min(12, box.width / 2)), y: Math.round(top + box.y + box.height / 2) };
}

async function until<T>(probe: () => T | false, what: string, most = 200): Promise<T> {
  for (let tries = 0; tries < most; tries++) {
    const found = probe();
    if (found !== false) return found;
    await pause(50);
  }
  throw new Error(`Waited in vain for ${what}.`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
