import { expect, test, vi } from 'vitest';
import { reason } from '../../../../src/canonical/reasons';
import { reasons, type ReasonId } from '../../../../src/canonical/sentences';
import { language, reasonText, t, type TextKey } from '../../../../extension/platform/i18n';
import { messages } from './memory/i18n';

vi.mock('../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('./memory/i18n')).i18n },
}));

const ids = Object.keys(reasons) as ReasonId[];

test('the English file has every reason of the engine, in the same words, and no other', () => {
  const keys = Object.keys(messages).filter((key) => key.startsWith('reason_'));
  expect(keys.toSorted()).toEqual(ids.map((id) => `reason_${id}`).toSorted());
  for (const id of ids) expect(reasonText(reason(id).message)).toBe(reason(id).reason);
});

test('a value with dollar signs or braces in it comes out as it went in', () => {
  const args = { name: "$1 $$ $& $name$ {vendor} $'", vendor: '{site}', site: '$2' };
  for (const id of ids) expect(reasonText({ id, args })).toBe(reason(id, args).reason);
});

test('a gap with nothing to fill it becomes a dash', () => {
  expect(reasonText({ id: 'clickId', args: {} })).toBe('– adds this to recognise who clicked.');
});

test('a text that the browser does not have shows its key, never a blank', () => {
  expect(t('no_such_text' as TextKey)).toBe('no_such_text');
});

test('every text names only gaps that are declared, and declares only gaps that it names', () => {
  for (const [key, { message, placeholders = {} }] of Object.entries(messages)) {
    const named = [...message.replaceAll('$$', '').matchAll(/\$(\w+)\$/g)].map(([, gap]) => gap?.toLowerCase());
    expect([key, [...new Set(named)].toSorted()]).toEqual([key, Object.keys(placeholders).toSorted()]);
    expect(message.trim(), key).toBe(message);
    expect(message, key).not.toContain('!');
  }
});

test('the language is told in the form that HTML asks for', () => {
  expect(language()).toBe('en-US');
});
