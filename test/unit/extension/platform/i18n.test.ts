import { afterEach, expect, test, vi } from 'vitest';
import { reason } from '../../../../src/canonical/reasons';
import { reasons, type ReasonId } from '../../../../src/canonical/sentences';
import {
  direction,
  language,
  list,
  plural,
  reasonText,
  t,
  type TextKey,
  vendorText,
} from '../../../../extension/platform/i18n';
import { messages, shown } from './memory/i18n';

vi.mock('../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('./memory/i18n')).i18n },
}));

const english = { ...shown };
afterEach(() => void Object.assign(shown, english));

const ids = Object.keys(reasons) as ReasonId[];

const gaps = (text: string) => [...text.matchAll(/\$(\w+)\$/g)].map(([, gap = '']) => [gap, { content: `{${gap}}` }]);

/** Texts of a language that is made up for a test. */
function speak(ui: string, texts: Record<string, string>): void {
  const entries = Object.entries(texts).map(([key, message]) => [
    key,
    { message, placeholders: Object.fromEntries(gaps(message)) },
  ]);
  Object.assign(shown, { ui, texts: Object.fromEntries(entries) });
}

const arabic = { language_tag: 'ar', language_direction: 'rtl', list_pair: '$first$، $next$' };

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

test('one thing is told in another form than several, and numbers are written as the language does', () => {
  expect(plural('lists_left_out', 1)).toBe('1 entry is not used');
  expect(plural('lists_left_out', 0)).toBe('0 entries are not used');
  expect(plural('lists_left_out', 12345)).toBe('12,345 entries are not used');
  speak('de', { language_tag: 'de', lists_left_out_other: '$count$ Einträge' });
  expect(plural('lists_left_out', 12345)).toBe('12.345 Einträge');
});

test('Arabic has six forms', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  speak('ar', { ...arabic, ...Object.fromEntries(forms.map((form) => [`lists_left_out_${form}`, form])) });
  const said = [0, 1, 2, 3, 11, 100].map((count) => plural('lists_left_out', count));
  expect(said).toEqual(forms);
});

test('a form that a language does without is the other one', () => {
  speak('fr', { language_tag: 'fr', lists_left_out_one: 'une', lists_left_out_other: '$count$ lignes' });
  expect(plural('lists_left_out', 1_000_000)).toMatch(/^1.000.000 lignes$/);
});

test('texts in English under a browser in a language that we do not speak are read and counted as English', () => {
  Object.assign(shown, { ui: 'he' });
  expect(language()).toBe('en');
  expect(direction()).toBe('ltr');
  Object.assign(shown, { ui: 'ru' });
  expect(plural('lists_left_out', 21)).toBe('21 entries are not used');
});

test('the language is told in the form that HTML asks for, with the region of the browser', () => {
  expect(language()).toBe('en-US');
  speak('pt_BR', { language_tag: 'pt-BR' });
  expect(language()).toBe('pt-BR');
});

test('a value in a sentence that is read from the right is kept apart from it', () => {
  speak('ar', { ...arabic, popup_rule_named: 'القاعدة $rule$' });
  expect(t('popup_rule_named', { rule: 'click-id.fbclid' })).toBe('القاعدة \u2068click-id.fbclid\u2069');
  expect(list(['ref', 'utm_*'])).toBe('\u2068ref\u2069، \u2068utm_*\u2069');
});

test('so is a value that is read from the right in an English sentence, and no other', () => {
  expect(t('popup_rule_named', { rule: 'שלום' })).toBe('Rule \u2068שלום\u2069');
  expect(t('popup_rule_named', { rule: 'abc' })).toBe('Rule abc');
  expect(list(['a', 'b', 'c'])).toBe('a, b, c');
});

test('a vendor that is no name is told in the language', () => {
  speak('de', { language_tag: 'de', vendor_the_sender: 'Der Absender', reason_mailRecipient: '$vendor$ war das.' });
  expect(vendorText('The sender')).toBe('Der Absender');
  expect(vendorText('Google')).toBe('Google');
  expect(reasonText({ id: 'mailRecipient', args: { vendor: 'The sender' } })).toBe('Der Absender war das.');
});
