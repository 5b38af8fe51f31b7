import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a click on "Allow" does, for which a browser without a screen has no button. @param api of the browser, also */
export function grantAllSites(profile: string, id: string, api: readonly string[] = []): void {
  const file = join(profile, 'Default', 'Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8'));
  const entry = preferences.extensions.settings[id];
  for (const name of ['active_permissions', 'granted_permissions', 'runtime_granted_permissions']) {
    const had = { api: [], manifest_permissions: [], scriptable_host: [], ...entry[name] };
    entry[name] = { ...had, api: [...had.api, ...api], explicit_host: ['*://*/*'] };
  }
  writeFileSync(file, JSON.stringify(preferences));
}
