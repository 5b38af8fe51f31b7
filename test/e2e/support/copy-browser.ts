import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { ask } from './button';
import { grantAllSites } from './grant';
import { stopWorker } from './headed';
import { startWith } from './launch';

/** What a paste brings, by type. */
export type Pasted = Readonly<Record<string, string>>;

/** A real Chromium; with the extension, ordinary copies are cleaned on all sites unless other settings are asked for. */
export interface CopyBrowser {
  readonly context: BrowserContext;
  /** Stops the extension's worker, as the browser does when it is idle. */
  stopWorker(): Promise<void>;
  /** Sends a message as a page of the extension does. */
  ask(kind: string, request: unknown): Promise<unknown>;
  close(): Promise<void>;
}

export async function openBrowser(withExtension: boolean, settings: object = { copy: 'all' }): Promise<CopyBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'copy-'));
  const extension = join(home, 'extension');
  const profile = join(home, 'profile');
  cpSync('dist/chrome', extension, { recursive: true });
  let context = await launch(profile, withExtension ? extension : null);
  if (withExtension) {
    await askFrom(context, 'changeSettings', { patch: settings });
    const id = await extensionId(context);
    await context.close();
    grantAllSites(profile, id);
    context = await launch(profile, extension);
    await registered(context);
  }
  return {
    context,
    stopWorker: () => stopWorker(context),
    ask: (kind, request) => askFrom(context, kind, request),
    async close() {
      await context.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Reads the clipboard by real pastes into a page of its own, without any permission.
 * @returns pastes; what was on the clipboard is overwritten then, so that nothing old is read the next time
 */
export async function openPastes(context: BrowserContext, site: string): Promise<() => Promise<Pasted>> {
  const page = await context.newPage();
  await page.goto(`${site}/paste.html`);
  const reset = async (): Promise<void> => {
    await page.locator('#nothing').selectText();
    await page.keyboard.press('Control+C');
  };
  await reset();
  return async () => {
    await page.locator('#target').focus();
    await page.keyboard.press('Control+V');
    const pasted = await page.waitForFunction(() => (window as Window & { pasted?: Pasted }).pasted);
    const found = await pasted.jsonValue();
    await page.evaluate(() => delete (window as Window & { pasted?: Pasted }).pasted);
    await reset();
    return found ?? {};
  };
}

function launch(profile: string, extension: string | null): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...startWith(extension),
    headless: true,
  });
}

async function extensionId(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return new URL(worker.url()).host;
}

async function askFrom(context: BrowserContext, kind: string, request: unknown): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${await extensionId(context)}/extension/options/options.html`);
  const reply = await ask(page, kind, request);
  await page.close();
  return reply;
}

interface Scripting {
  readonly scripting: { getRegisteredContentScripts(): Promise<unknown[]> };
}

/** Until the worker has put the content script in place, as it does when it starts. */
async function registered(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${await extensionId(context)}/extension/options/options.html`);
  await page.waitForFunction(async () => {
    const { scripting } = (globalThis as unknown as { chrome: Scripting }).chrome;
    return (await scripting.getRegisteredContentScripts()).length > 0;
  });
  await page.close();
}
