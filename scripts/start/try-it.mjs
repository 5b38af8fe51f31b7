import process from 'node:process';
import { Trouble } from '../lib/limit.mjs';
import { say, step } from '../lib/say.mjs';
import { chooseBrowser } from './choose-browser.mjs';
import { driveChromium } from './drive-chromium.mjs';
import { driveFirefox } from './drive-firefox.mjs';
import { mainJob } from './main-job.mjs';
import { serveDemo } from './site.mjs';
import { openWindow } from './window.mjs';

/** Opens the extension on the demo page; where there is no display, does the main job there and prints it. */
export async function tryIt(/** @type {string} */ home) {
  const site = await serveDemo();
  try {
    if (hasDisplay() && (await openedWindow(site, home))) return;
    const browser = await chooseBrowser({ window: false });
    const drive = browser.kind === 'firefox' ? driveFirefox : driveChromium;
    const driver = await step(`Starting ${browser.name} without a window`, () => drive(browser.file, site, home));
    await mainJob(driver).finally(driver.close);
    say(
      '\nThese were real copies and pastes. Where there is a display, npm start opens the browser for you to try it.',
    );
  } finally {
    site.close();
  }
}

/** Whether a window was opened, and closed again; false when the display does not answer. */
async function openedWindow(/** @type {{ demo: string }} */ site, /** @type {string} */ home) {
  const browser = await chooseBrowser({ window: true });
  try {
    await openWindow(browser, site, home);
    return true;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    say('Going on without a window.');
    return false;
  }
}

function hasDisplay() {
  if (process.argv.includes('--headless')) return false;
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
