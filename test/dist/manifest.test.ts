import { describe, expect, test } from 'vitest';
import { filesOf, manifestOf, packages } from './packages';

describe.each(packages)('%s', (folder) => {
  const manifest = () => manifestOf(folder);

  test('asks for no site at install, only offers to be allowed', () => {
    expect(manifest()).not.toHaveProperty('host_permissions');
    expect(manifest().permissions?.filter((name) => /[:*/<]/.test(name))).toEqual([]);
    expect(manifest()['optional_host_permissions']).toEqual(['*://*/*']);
  });

  test('asks for nothing beyond what is said in the design', () => {
    const allowed = ['activeTab', 'alarms', 'clipboardWrite', 'contextMenus', 'declarativeNetRequestWithHostAccess'];
    const chromium = folder === 'dist/chrome' ? ['offscreen', 'sidePanel'] : [];
    expect(manifest().permissions?.toSorted()).toEqual([...allowed, ...chromium, 'scripting', 'storage'].toSorted());
  });

  test('lists no content script, but carries the file that is registered later', () => {
    expect(manifest()).not.toHaveProperty('content_scripts');
    expect(filesOf(folder)).toContainEqual(expect.stringMatching(/(^|\/)copy[^/]*\.js$/));
  });

  test('opens no file to pages', () => {
    expect(manifest()).not.toHaveProperty('web_accessible_resources');
  });

  test('is the same extension wherever it is installed by hand', () => {
    if (folder === 'dist/chrome') expect(manifest()['key']).toMatch(/^[A-Za-z0-9+/]{300,}=*$/);
    expect(manifest()['browser_specific_settings']).toMatchObject({ gecko: { id: expect.stringContaining('@') } });
  });

  test('names only files that are there', () => {
    const named = JSON.stringify(manifest()).match(/"[\w./-]+\.(?:html|js|png|svg)"/g) ?? [];
    const files = filesOf(folder);
    expect(named.length).toBeGreaterThan(5);
    expect(named.map((file) => file.slice(1, -1).replace(/^\//, '')).filter((file) => !files.includes(file))).toEqual(
      [],
    );
  });
});
