/** A real Chromium with the built extension beside an empty one, whose popups are opened by the toolbar button. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { root } from '../../scripts/lib/root.mjs';
import { makeList } from './make-list.mjs';

const page = 'https://www.amazon.com/dp/B07PGL2ZSL?th=1&utm_source=news&ref_=cm_sw_r_x&tag=shop-20&psc=1';

/**
 * @param {string} home a folder of its own
 * @param {number} lists how many lists of 20,000 lines the person has added
 */
export async function openTimed(home, lists) {
  const built = join(home, 'plainlink');
  cpSync(join(root, 'dist/chrome'), built, { recursive: true });
  const empty = makeEmpty(join(home, 'empty'));
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      `--disable-extensions-except=${built},${empty}`,
      `--load-extension=${built},${empty}`,
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  await context.route(/^https?:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' }),
  );
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const cdp = await browser.newBrowserCDPSession();
  const id = new URL(worker.url()).host;
  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/extension/options/options.html#lists`);
  for (let list = 0; list < lists; list += 1) {
    const text = `! Title: List ${list}\n${makeList(20_000).replaceAll('name_', `name_${'ab'[list]}`)}`;
    await options
      .getByLabel('Open a file')
      .setInputFiles({ name: `list${list}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await options.getByRole('listitem', { name: `List ${list}` }).waitFor();
  }
  const { extensions } = /** @type {{ extensions: { id: string, name: string }[] }} */ (
    await cdp.send(/** @type {never} */ ('Extensions.getExtensions'))
  );
  const ids = { plainlink: id, empty: extensions.find(({ name }) => name === 'Empty')?.id ?? '' };
  const tab = await context.newPage();
  await tab.goto(page);
  await tab.bringToFront();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tabId = targetInfos.find(({ url }) => url === page)?.targetId;
  return {
    close: () => context.close(),
    async stopWorker() {
      const session = await context.newCDPSession(options);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();
    },
    /** @param {'plainlink' | 'empty'} which */
    async time(which) {
      await cdp.send(
        /** @type {never} */ ('Extensions.triggerAction'),
        /** @type {never} */ ({ id: ids[which], targetId: tabId }),
      );
      return readMark(cdp, ids[which]);
    },
  };
}

/**
 * Waits until the popup says that it is drawn, and closes it.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {string} id
 * @returns {Promise<number>}
 */
async function readMark(cdp, id) {
  const targetId = await until(async () => {
    const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'page' }] });
    return targetInfos.find(({ url }) => url.startsWith(`chrome-extension://${id}/`) && /popup/.test(url))?.targetId;
  });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const expression = `new Promise((done) => {
    const look = () => {
      const [mark] = performance.getEntriesByName('ready');
      mark ? done(mark.startTime) : setTimeout(look, 5);
    };
    look();
  })`;
  /** @type {Promise<number>} */
  const answered = new Promise((resolve) => {
    /** @param {{ sessionId: string, message: string }} event */
    const hear = (event) => {
      const { id: answers, result } = JSON.parse(event.message);
      if (event.sessionId !== sessionId || answers !== 1) return;
      cdp.off('Target.receivedMessageFromTarget', hear);
      resolve(result.result.value);
    };
    cdp.on('Target.receivedMessageFromTarget', hear);
  });
  const params = { expression, awaitPromise: true, returnByValue: true };
  await cdp.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }),
  });
  const time = await answered;
  await cdp.send('Target.closeTarget', { targetId });
  await until(async () => {
    const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'page' }] });
    return targetInfos.some((target) => target.targetId === targetId) ? undefined : true;
  });
  return time;
}

/** @template T @param {() => Promise<T | undefined>} probe @returns {Promise<T>} */
async function until(probe) {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((r) => setTimeout(r, 20))) {
    const found = await probe();
    if (found !== undefined) return found;
  }
  throw new Error('The popup did not open or close.');
}

/** An extension whose popup is one line. @param {string} folder */
function makeEmpty(folder) {
  mkdirSync(folder, { recursive: true });
  const manifest = { manifest_version: 3, name: 'Empty', version: '1', action: { default_popup: 'popup.html' } };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'popup.html'), '<!doctype html><p>Nothing</p><script src="popup.js"></script>');
  const script = `requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));`;
  writeFileSync(join(folder, 'popup.js'), script);
  return folder;
}
