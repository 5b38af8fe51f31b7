import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/lib/root.mjs';
import { paperFor } from '../../../../scripts/rules/paper';
import { parseSources, readSources } from '../../../../scripts/rules/sources';
import { tryLink } from '../../../../scripts/rules/try';

const sources = readSources(join(root, 'public/rules'));
const wide = paperFor({ columns: 140 }, {});

/** What is said of a link, a line each, with the line numbers left out: they move. */
function said(link: string): string[] {
  const { text, ok } = tryLink(link, sources, wide);
  expect(ok).toBe(true);
  return text.split('\n').map((line) => line.replace(/(\.json):\d+/, '$1').replace(/ {2,}/g, '  '));
}

test('names the rule that decides about each parameter, and its file', () => {
  const lines = said('https://www.amazon.de/dp/B0/ref=sr_1?tag=x-21&th=1&fbclid=2&foo=3');
  expect(lines).toContain('becomes  https://www.amazon.de/dp/B0?th=1&foo=3');
  expect(lines).toContain('ref=sr_1 (path)  goes  decides  amazon-path-ref  site-amazon.json');
  expect(lines).toContain('tag=x-21  goes  decides  amazon-affiliate  site-amazon.json');
  expect(lines).toContain('th=1  stays  decides  amazon-variant  content-amazon.json');
  expect(lines).toContain('fbclid=2  goes  decides  meta-click  universal-click.json');
  expect(lines).toContain('foo=3  stays  no rule');
});

test('says which redirector was opened, and goes on with where it leads', () => {
  const lines = said('https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F%3Ffbclid%3D2&h=AT0');
  expect(lines).toContain('opened  https://example.com/?fbclid=2');
  expect(lines.join('\n')).toMatch(/^https:\/\/l\.facebook.* {2}opens {2}decides {2}\S+ {2}wrapper-\S+$/m);
  expect(lines).toContain('fbclid=2  goes  decides  meta-click  universal-click.json');
});

test('a rule that would hold, but comes too late, is named as well', () => {
  const lines = said('https://example.com/unsubscribe?ck_subscriber_id=393123456&fbclid=2');
  expect(lines).toContain('whole link  sealed  decides  mail/unsubscribe  guard-mail.json');
  expect(lines).toContain('fbclid=2  goes  meta-click  universal-click.json');
});

test('says which warning comes', () => {
  expect(said('https://example.com/?password=hunter22')).toContain(
    'whole link  warns  decides  warn/password  warnings.json',
  );
});

test('colours nothing but on a terminal', () => {
  const link = 'https://example.com/?fbclid=1';
  expect(tryLink(link, sources, wide).text).not.toContain('\u001b');
  expect(tryLink(link, sources, paperFor({ isTTY: true }, {})).text).toContain('\u001b[1m');
  expect(tryLink(link, sources, paperFor({ isTTY: true }, { NO_COLOR: '1' })).text).not.toContain('\u001b');
});

test('what is no link, and rules that cannot be read, are said to be so', () => {
  expect(tryLink('example', sources, wide)).toEqual({ ok: false, text: expect.stringContaining('Not a link') });
  const broken = parseSources([{ name: 'version.json', text: '{' }]);
  expect(tryLink('https://example.com/', broken, wide)).toEqual({ ok: false, text: expect.stringContaining('faults') });
});
