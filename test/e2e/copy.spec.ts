import { expect } from '@playwright/test';
import type { Pasted } from './support/copy-browser';
import { cases, cleaned, outline, type CopyCase } from './support/copy-cases';
import { openCase, test, ways } from './support/copy-test';

test.describe.configure({ mode: 'default' });

for (const [way, copy] of Object.entries(ways))
  for (const each of cases)
    test(`a copy of ${each.name} ${way}`, async ({ site, untouched, copying }) => {
      const before = untouched.get(each) ?? {};
      await expect(async () => {
        await copy(await openCase(copying.page, site, each), copying, each.pick ?? 'pick');
        const got = await copying.paste();
        // A worker that takes more than a second leaves the original, as it should.
        if (way !== 'with the answer ready' && each.changes !== 'nothing') expect(got).not.toEqual(before);
        compare(got, before, each.changes);
      }).toPass({ timeout: 30_000 });
    });

function compare(got: Pasted, before: Pasted, changes: CopyCase['changes']): void {
  const { 'text/plain': text = '', 'text/html': html } = before;
  expect(text).not.toBe('');
  if (changes === 'nothing') return expect(got).toEqual(before);
  if (changes === 'links') return expect(got).toEqual({ ...before, 'text/html': cleaned(html ?? '') });
  expect(got['text/plain']).toBe(cleaned(text));
  expect(Object.keys(got).toSorted()).toEqual(Object.keys(before).toSorted());
  if (html !== undefined) expect(outline(got['text/html'] ?? '')).toEqual(outline(cleaned(html)));
}
