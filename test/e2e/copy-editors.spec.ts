import { expect, type Page } from '@playwright/test';
import { openCase, test, ways } from './support/copy-test';

test.describe.configure({ mode: 'default' });

/** What an editor holds, what can be undone in it, and what the page shows of it. */
const state = (page: Page): Promise<unknown> =>
  page.evaluate(
    `[editor.document(), editor.undoable(), document.getElementById('editor').innerHTML.replace(' ProseMirror-focused', '')]`,
  );

for (const name of ['prosemirror', 'quill', 'lexical'])
  for (const pick of ['pick', 'pickAll'])
    for (const [way, copy] of Object.entries(ways)) {
      const what = pick === 'pick' ? 'all of it' : 'the page around it';
      test(`${name}: a copy of ${what} ${way} leaves the document and its history`, async ({ copying, site }) => {
        const { page, paste } = copying;
        await expect(async () => {
          const frame = await openCase(page, site, { name, page: `../editors/${name}`, changes: 'links' });
          await page.evaluate(`editor.type('Typed. ')`);
          const before = await state(page);
          await copy(frame, copying, pick);
          expect(await state(page)).toEqual(before);
          expect(await page.evaluate('editor.undoable()')).toBe(1);
          const { 'text/html': html = '', 'text/plain': text } = await paste();
          expect(html.match(/href="[^"]*"/g)).toContain('href="https://www.example.com/story?id=42"');
          expect(html).not.toContain('utm_source');
          expect(text).toMatch(/Typed\. Some (?:bold )?words and a link/);
        }).toPass({ timeout: 25_000 });
      });
    }
