import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Failure, Kind, Protocol } from '../../../extension/platform/messages';
import { startWith } from './launch';

type Items = Record<string, unknown>;

/** What a page of the extension has of the browser, as far as it is used here. */
declare const chrome: {
  readonly runtime: { sendMessage(message: object): Promise<never> };
  readonly storage: {
    readonly sync: {
      get(keys: null): Promise<Items>;
      set(items: Items): Promise<void>;
      remove(keys: string[]): Promise<void>;
      getBytesInUse(keys: string | null): Promise<number>;
    };
  };
};

/** One browser of a person, which can be closed and opened again. */
export class Profile {
  private context: BrowserContext | undefined;
  private own: Page | undefined;

  /** @param home a folder of its own, with a copy of the built extension in it */
  constructor(private readonly home: string) {
    cpSync('dist/chrome', join(home, 'extension'), { recursive: true });
  }

  async open(): Promise<this> {
    const extension = join(this.home, 'extension');
    this.context = await chromium.launchPersistentContext(join(this.home, 'profile'), {
      ...startWith(extension),
      headless: true,
    });
    const worker = this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'));
    this.own = await this.context.newPage();
    await this.own.goto(`chrome-extension://${new URL(worker.url()).host}/extension/options/options.html`);
    return this;
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  /** Stops the worker, whatever it is doing; something that waits for it may start it again at once. */
  async stopWorker(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }

  /** A page of the extension. */
  get page(): Page {
    if (!this.own) throw new Error('The profile is not open.');
    return this.own;
  }

  /** One more page of the extension. */
  async anotherPage(): Promise<Page> {
    const page = await this.page.context().newPage();
    await page.goto(this.page.url());
    return page;
  }

  /** Asks the worker from a page of the extension. */
  async ask<K extends Kind>(
    kind: K,
    request: Protocol[K]['request'],
    page = this.page,
  ): Promise<Protocol[K]['reply'] | Failure> {
    // As text, because Playwright loses members named `__proto__`.
    const reply = await page.evaluate(
      async (message) => JSON.stringify(await chrome.runtime.sendMessage(JSON.parse(message))),
      JSON.stringify({ kind, request }),
    );
    return JSON.parse(reply);
  }

  /** What is chosen for each site. */
  async sites(): Promise<unknown> {
    const reply = await this.ask('entries', null);
    return 'failed' in reply ? reply : reply.sites;
  }

  async storage(): Promise<Protocol['entries']['reply']['storage']> {
    const reply = await this.ask('entries', null);
    if ('failed' in reply) throw new Error(reply.failed.text);
    return reply.storage;
  }

  /** What the browser itself has in storage.sync. */
  async synced(): Promise<Items> {
    return JSON.parse(await this.page.evaluate(async () => JSON.stringify(await chrome.storage.sync.get(null))));
  }

  /** How much the browser counts, for an item or for all. */
  async bytes(key: string | null): Promise<number> {
    return this.page.evaluate((of) => chrome.storage.sync.getBytesInUse(of), key);
  }

  /** Makes storage.sync what it is on another device, item by item, as the browser's own sync does. */
  async receive(items: Items): Promise<void> {
    await this.page.evaluate(async (text) => {
      const all: Items = JSON.parse(text);
      const gone = Object.keys(await chrome.storage.sync.get(null)).filter((key) => !(key in all));
      await chrome.storage.sync.remove(gone);
      await chrome.storage.sync.set(all);
    }, JSON.stringify(items));
  }
}

/** Gives profiles of their own to a test, and throws them away after it. */
export const test = base.extend<{ newProfile: () => Promise<Profile> }>({
  newProfile: async ({}, use) => {
    const homes: string[] = [];
    const profiles: Profile[] = [];
    await use(async () => {
      const home = mkdtempSync(join(tmpdir(), 'profile-'));
      homes.push(home);
      const profile = await new Profile(home).open();
      profiles.push(profile);
      return profile;
    });
    for (const profile of profiles) await profile.close();
    for (const home of homes) rmSync(home, { recursive: true, force: true });
  },
});
export { expect } from '@playwright/test';
