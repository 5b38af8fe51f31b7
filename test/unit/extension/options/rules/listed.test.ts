import { shippedRules } from 'virtual:rules';
import { expect, test, vi } from 'vitest';
import { listRules } from '../../../../../extension/options/rules/listed';

vi.mock('../../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('../../platform/memory/i18n')).i18n },
}));

const listed = listRules(shippedRules);
const rule = (id: string) => listed.find((each) => each.id === id);

test('every rule is listed once, whatever it does', () => {
  const { strip, keep, guards, wrappers, warnings } = shippedRules;
  expect(listed).toHaveLength(strip.length + keep.length + guards.length + wrappers.length + warnings.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
});

test('a rule says what it is about, what it does and where, with families written out', () => {
  expect(rule('youtube-sharer')).toMatchObject({
    kind: 'usual',
    layer: 'blocklist',
    title: 'si, is',
    reason: 'YouTube adds this to tell who shared the link.',
    hosts: expect.arrayContaining(['youtube.com', 'youtu.be']),
    class: 'share',
    vendor: 'YouTube',
  });
});

test('no reason has a gap, and none begins in the middle of a sentence', () => {
  expect(listed.filter(({ reason }) => /[{}–]|^\p{Ll}/u.test(reason))).toEqual([]);
});

test('no title is an expression, and no host a family', () => {
  expect(listed.filter(({ title }) => title === '' || title.startsWith('~'))).toEqual([]);
  expect(listed.filter(({ hosts }) => hosts?.some((host) => host.startsWith('@')))).toEqual([]);
});

test('redirects go by their vendor, since their parameters are alike', () => {
  expect(rule('mail-wrap/activecampaign')).toMatchObject({ kind: 'wrapper', title: 'ActiveCampaign' });
});
