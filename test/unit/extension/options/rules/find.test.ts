import { shippedRules } from 'virtual:rules';
import { expect, test, vi } from 'vitest';
import { finder } from '../../../../../extension/options/rules/find';
import { listRules } from '../../../../../extension/options/rules/listed';

vi.mock('../../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('../../platform/memory/i18n')).i18n },
}));

const listed = listRules(shippedRules);
const find = finder(listed);
const ids = (wanted: string) => find(wanted).map(({ id }) => id);

test('no words find everything', () => {
  expect(find('  ')).toBe(listed);
});

test('a rule is found by its id, before all that only hold the same letters', () => {
  for (const { id } of listed) expect(ids(id)[0]).toBe(id);
});

test('a parameter is found under the pattern that it falls under', () => {
  const [first] = find('utm_campaign');
  expect(first?.names).toContain('utm_*');
  expect(first?.kind).toBe('always');
});

test('a host is found by the rules of the sites above it', () => {
  expect(ids('music.youtube.com')).toContain('youtube-sharer');
  expect(ids('notyoutube.com')).not.toContain('youtube-sharer');
});

test('by vendor, by a piece of a host, by words of the reason, in any case', () => {
  expect(ids('YOUTUBE')).toContain('youtube-sharer');
  expect(ids('youtu.b')).toContain('youtube-sharer');
  expect(ids('who shared the LINK')).toContain('youtube-sharer');
});

test('of several words each has to be found', () => {
  expect(ids('youtube si')[0]).toBe('youtube-sharer');
  expect(ids('youtube qqxxqq')).toEqual([]);
});

test('letters that mean something in an expression are only letters', () => {
  expect(ids('(')).toBeInstanceOf(Array);
  expect(ids('.*qq')).toEqual([]);
});
