import { Trouble, until } from '../lib/limit.mjs';
import { say, step } from '../lib/say.mjs';

/**
 * A browser without a window, with the extension in it.
 * @typedef {object} Driver
 * @property {() => Promise<{ html: string }>} copyAndPaste A real Ctrl+C of the demo's article, a real Ctrl+V on another page.
 * @property {() => Promise<void>} allowAllSites What a person does when the browser asks.
 * @property {(kind: string, request: object) => Promise<any>} ask A message from a page of the extension to its worker.
 * @property {() => Promise<boolean>} hasCopyScript Whether the browser puts the copy script into pages.
 * @property {() => Promise<void>} close
 */

/** Copies and pastes with the extension as installed, then allowed and switched on, and prints both with the reasons. */
export async function mainJob(/** @type {Driver} */ driver) {
  const before = await step('Copying while the extension may touch no site', driver.copyAndPaste);
  await step('Allowing the extension on all sites, and switching on the cleaning of ordinary copies', async () => {
    await driver.allowAllSites();
    await driver.ask('changeSettings', { patch: { copy: 'all' } });
    await until(driver.hasCopyScript, 15, 'The extension did not register its copy script');
  });
  const after = await step('Copying again', driver.copyAndPaste);
  const [dirty, clean] = [linksIn(before.html), linksIn(after.html)];
  if (dirty.length === 0 || dirty.length !== clean.length)
    throw new Trouble(`${dirty.length} links were pasted before, and ${clean.length} after.`);
  for (const [index, link] of dirty.entries()) {
    const { result } = await driver.ask('explain', { text: link });
    print(link, clean[index], result);
  }
}

/** One link before and after, with a line for each decision; Trouble when it is not what the extension says it should be. */
function print(
  /** @type {string} */ before,
  /** @type {string | undefined} */ after,
  /** @type {import('../../src/canonical/types').Result} */ { canonical, steps, decisions },
) {
  say(`\nbefore  ${before}\nafter   ${after}`);
  for (const { reason } of steps) say(`  step       ${reason}`);
  for (const { layer, name, action, reason } of decisions)
    say(`  ${layer.padEnd(9)}  ${name.padEnd(12)}  ${action.padEnd(5)}  ${reason}`);
  if (after !== canonical) throw new Trouble(`That should have been ${canonical}`);
}

/** Every link's address in a piece of HTML, in order. */
function linksIn(/** @type {string} */ html) {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
