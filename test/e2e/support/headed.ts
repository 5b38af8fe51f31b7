import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Display } from './display';
import { startWith } from './launch';

/** A Chromium in a window, with the built extension and no host granted. */
export interface Headed {
  readonly context: BrowserContext;
  readonly id: string;
  /** A page of the extension, in a tab of its own: it may ask the browser what only an extension sees. */
  readonly own: Page;
  close(): Promise<void>;
}

/** @param edit changes the copy of the built extension before it is loaded */
export async function openHeaded(display: Display, edit: (folder: string) => void = () => undefined): Promise<Headed> {
  const home = mkdtempSync(join(tmpdir(), 'headed-'));
  const extension = join(home, 'extension');
  cpSync('dist/chrome', extension, { recursive: true });
  edit(extension);
  showButton(join(home, 'profile', 'Default'), extension);
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    ...startWith(extension, '--test-type', '--window-position=0,0', '--window-size=1280,1000'),
    headless: false,
    viewport: null,
    env: { ...process.env, DISPLAY: display.name },
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  const own = await context.newPage();
  await own.goto(`chrome-extension://${id}/extension/options/options.html`);
  return {
    context,
    id,
    own,
    async close() {
      await context.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Puts the extension's button into the toolbar of a profile that was never opened. */
function showButton(folder: string, extension: string): void {
  const { key }: { key: string } = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  const id = digest.replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 16)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Preferences'), JSON.stringify({ extensions: { pinned_extensions: [id] } }));
}

/** Stops the extension's worker, as the browser does when it has nothing to do, and sees that it is gone. */
export async function stopWorker(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('There is no page to stop the worker from.');
  const session = await context.newCDPSession(page);
  const running = new Map<string, boolean>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus !== 'stopped');
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => [...running.values()], { timeout: 15_000 }).toEqual([false]);
  await session.detach();
}
