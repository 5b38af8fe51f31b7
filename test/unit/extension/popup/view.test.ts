import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../../extension/popup/view';
import type { Settings } from '../../../../extension/platform/messages';
import { defaults } from '../../../../extension/platform/settings/settings';
import { createEngine, type UserEntry } from '../../../../src/index';
import { rules } from '../../canonical/engine-for-tests';

/** What the popup shows of a link on a site of the tests' own rules, with what a person chose there. */
function shown(link: string, entry: UserEntry = {}, changed: Partial<Settings> = {}) {
  const site = 'video.example';
  const chosen = { ...defaults, ...changed };
  const user = { version: 1, sites: { [site]: entry } } as const;
  const result = createEngine({ rules, user, policy: chosen.policy }).explain(link);
  return viewOf({ result, siteState: { site, entryHost: site, entry }, settings: chosen });
}

const dirty = 'https://video.example/w?k=1&si=abc&utm_source=x';

describe('how things stand', () => {
  test.each([
    ['no link', 'hello', { is: 'refused', code: 'not-a-link' }],
    ['another scheme', 'mailto:a@b.example', { is: 'refused', code: 'other-scheme' }],
    ['no parameters', 'https://video.example/', { is: 'bare' }],
    ['nothing to remove', 'https://video.example/w?k=1', { is: 'clean' }],
    ['only another spelling', 'https://video.example:443/w?k=1', { is: 'tidied' }],
    ['something to remove', dirty, { is: 'dirty', unwrapped: false }],
  ])('%s', (_, link, standing) => {
    expect(shown(link).standing).toEqual(standing);
  });

  test('a site that is left alone', () => {
    const view = shown(dirty, { alone: true });
    expect(view.standing).toEqual({ is: 'alone' });
    expect(view.copy).toBe(dirty);
    expect(view.rows.every(({ choice }) => choice === null)).toBe(true);
  });

  test('while everything is paused, the link is shown and copied as it is', () => {
    const view = shown(dirty, {}, { paused: true });
    expect(view.standing).toEqual({ is: 'paused' });
    expect(view.copy).toBe(dirty);
    expect(view.pieces).toEqual([{ text: dirty, goes: false }]);
    expect(view.rows).toEqual([]);
  });
});

test('a policy that asks for no choices is named, and offers none', () => {
  const view = shown(dirty, {}, { policy: 'crawl' });
  expect(view.otherPolicy).toBe('crawl');
  expect(view.rows.every(({ choice }) => choice === null)).toBe(true);
  expect(shown(dirty).otherPolicy).toBe(null);
});

test('what holds for the whole link is said once, and not by each row', () => {
  const signed = 'https://video.example/w?k=1&Signature=0123456789abcdef&Expires=1798761600';
  const view = shown(signed);
  expect(view.standing.is).toBe('sealed');
  expect(view.rows.map(({ told }) => told)).toEqual([true, true, true]);
  expect(shown(dirty, { alone: true }).rows.every(({ told }) => told)).toBe(true);
  expect(shown(dirty, {}, { policy: 'crawl' }).rows.every(({ told }) => told)).toBe(true);
  expect(shown(dirty, {}, { policy: 'samepage' }).rows.some(({ told }) => told)).toBe(false);
  expect(shown(dirty).rows.some(({ told }) => told)).toBe(false);
});

const choices = (entry: UserEntry) =>
  Object.fromEntries(shown(dirty, entry).rows.map(({ decision, choice }) => [decision.name, choice]));

describe('rows', () => {
  test('what goes comes first, each part in the order of the link, and the counts agree', () => {
    const view = shown('https://video.example/w?b=2&si=abc&a=1&utm_source=x');
    expect(view.rows.map(({ decision }) => decision.name)).toEqual(['si', 'utm_source', 'b', 'a']);
    expect([view.removed, view.total]).toEqual([2, 4]);
    expect([view.before, view.after]).toEqual([51, 31]);
  });

  test('what may be done: keep what goes, remove what stays, forget what was chosen', () => {
    expect(choices({})).toEqual({ si: 'keep', utm_source: 'keep', k: 'strip' });
    expect(choices({ keep: ['si'], strip: ['k'] })).toEqual({ si: 'forget', utm_source: 'keep', k: 'forget' });
  });

  test('nothing may be chosen under a policy that does not ask the person', () => {
    expect(shown(dirty, {}, { policy: 'samepage' }).rows.map(({ choice }) => choice)).toEqual([null, null, null]);
  });

  test('a vendor is named beside the reason only where the reason does not name it', () => {
    const view = shown('https://video.example/w?fbclid=1');
    expect(view.rows.map(({ decision, vendor }) => [decision.vendor, vendor])).toEqual([['Meta', null]]);
  });

  test('of very many parameters the first 200 are shown, and the rest counted', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&');
    const view = shown(`https://video.example/w?${many}&utm_source=x`);
    expect(view.rows).toHaveLength(200);
    expect(view.rows[0]?.decision.name).toBe('utm_source');
    expect(view.rowsLeftOut).toBe(4801);
  });
});

test('characters are counted as people count them', () => {
  expect(shown('https://video.example/😀').before).toBe(23);
});

test('grammar is folded away, a redirect is not', () => {
  expect(shown('https://video.example:443/').stepsOpen).toBe(false);
  const result = createEngine({
    rules: {
      ...rules,
      wrappers: [
        { id: 'out', why: 'redirector', vendor: 'Out', hosts: ['out.example'], destination: { query: ['u'] } },
      ],
    },
  }).explain('https://out.example/?u=https%3A%2F%2Fexample.org%2F');
  const view = viewOf({ result, siteState: null, settings: defaults });
  expect(view.standing).toEqual({ is: 'dirty', unwrapped: true });
  expect(view.stepsOpen).toBe(true);
});
