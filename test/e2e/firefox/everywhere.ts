import { expect } from '@playwright/test';
import { extensionId, type Context, type Firefox } from './firefox';

/** What a paste brings, by type. */
export type Pasted = Readonly<Record<string, string>>;

const control = '\uE009';

/** Allows all sites, as the person's click does, and changes settings. @param scripts how many are in pages then */
export async function allowEverywhere(firefox: Firefox, patch: object, scripts: number): Promise<void> {
  await firefox.inBrowser(
    `async (id) => {
      const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
      const { extension } = WebExtensionPolicy.getByID(id);
      await ExtensionPermissions.add(id, { permissions: [], origins: ['*://*/*'] }, extension);
    }`,
    extensionId,
  );
  const own = await firefox.open(`${firefox.base}extension/options/options.html`);
  await firefox.call(own, '(message) => browser.runtime.sendMessage(message)', {
    kind: 'changeSettings',
    request: { patch },
  });
  await expect
    .poll(() => firefox.call(own, '() => browser.scripting.getRegisteredContentScripts()'), { timeout: 15_000 })
    .toHaveLength(scripts);
  await firefox.shut(own);
}

/** Reads the clipboard by real pastes; what was on it is overwritten then. */
export function pastes(firefox: Firefox, tab: Context): () => Promise<Pasted> {
  return async () => {
    await firefox.show(tab);
    await firefox.call(tab, `() => { delete window.pasted; document.getElementById('target').focus(); }`);
    await firefox.keys(tab, control, 'v');
    const pasted = (await firefox.call(tab, '() => window.pasted ?? {}')) as Pasted;
    await firefox.call(tab, `() => document.getElementById('nothing').select()`);
    await firefox.keys(tab, control, 'c');
    return pasted;
  };
}
