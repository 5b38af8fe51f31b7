import { expect as baseExpect, test as base } from '@playwright/test';
import { serveSite } from '../support/site';
import { openFirefox, type Context, type Firefox } from './firefox';

interface Shared {
  readonly firefox: Firefox;
  readonly site: string;
  /** A page of the extension. */
  readonly own: Context;
  readonly paster: { reset(): Promise<void>; paste(): Promise<unknown> };
}

const paper = `data:text/html,<!doctype html><textarea id="here" rows="5" cols="80"></textarea>`;
const control = '\uE009';

/** Tests in one Firefox; each has a tab with the article, and an empty clipboard. */
export const test = base.extend<{ article: Context }, Shared>({
  firefox: [
    async ({}, use) => {
      const firefox = await openFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({}, use) => {
      const { url, close } = await serveSite();
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ firefox }, use) => use(await firefox.open(`${firefox.base}extension/options/options.html`)),
    { scope: 'worker' },
  ],
  paster: [
    async ({ firefox }, use) => {
      const tab = await firefox.open(paper);
      const fill = (text: string) =>
        firefox.call(
          tab,
          '(text) => { const here = document.getElementById("here"); here.value = text; here.select(); }',
          text,
        );
      await use({
        async reset() {
          await firefox.show(tab);
          await fill('nothing was copied');
          await firefox.keys(tab, control, 'c');
        },
        async paste() {
          await firefox.show(tab);
          await fill('');
          await firefox.keys(tab, control, 'v');
          return firefox.call(tab, '() => document.getElementById("here").value');
        },
      });
    },
    { scope: 'worker' },
  ],
  article: async ({ firefox, paster, site }, use) => {
    await paster.reset();
    const tab = await firefox.open(`${site}/article?id=7&utm_source=mail&fbclid=x`);
    await firefox.show(tab);
    await use(tab);
    await firefox.shut(tab);
  },
});

export const expect = baseExpect.configure({ timeout: 15_000 });

export const copyKeys = [control, 'c'] as const;
