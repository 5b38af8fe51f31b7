import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Trouble } from '../lib/limit.mjs';
import { root } from '../lib/root.mjs';

/** A copy of the built extension below `home`, because Chromium writes into what it loads. */
export function copyExtension(/** @type {string} */ home) {
  const extension = join(home, 'extension');
  cpSync(join(root, 'dist/chrome'), extension, { recursive: true });
  return extension;
}

/** What a Chromium needs to open with this extension alone, and to keep quiet. */
export function chromiumArguments(/** @type {string} */ extension) {
  return [
    `--disable-extensions-except=${extension}`,
    `--load-extension=${extension}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's own sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
  ];
}

/** What the person would give with the browser's own question: the extension may act on all sites. The profile must be closed. */
export function grantAllSites(/** @type {string} */ profile, /** @type {string} */ id) {
  const file = join(profile, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8'));
  const settings = preferences.extensions?.settings?.[id];
  if (!settings) throw new Trouble('The browser did not remember the extension, so it cannot be allowed on all sites.');
  for (const which of ['active_permissions', 'granted_permissions', 'runtime_granted_permissions']) {
    settings[which] ??= { api: [], explicit_host: [], manifest_permissions: [], scriptable_host: [] };
    settings[which].explicit_host = ['*://*/*'];
  }
  writeFileSync(file, JSON.stringify(preferences));
}

/** Shows the extension's button in the toolbar of a profile that was never opened; without a key in the manifest nothing can. */
export function pinButton(/** @type {string} */ profile, /** @type {string} */ extension) {
  const { key } = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  if (!key) return;
  const preferences = { extensions: { pinned_extensions: [idOfKey(key)] } };
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
}

/** Chromium's id of an extension: the first half of the key's SHA-256, in the letters a to p. */
function idOfKey(/** @type {string} */ key) {
  const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  return digest.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
