import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../../../scripts/lib/root.mjs';
import { readSources } from '../../../../../scripts/rules/sources';
import { triage, type Case } from '../../../../../scripts/rules/triage/triage';
import { factLines, fenced } from '../../../../../extension/report/format';
import { createEngine } from '../../../../../src/index';
import { gather } from '../../../../../src/rules/gather';

const sources = readSources(join(root, 'public/rules'));
const gathered = gather(sources.files);
if (!gathered.ok) throw new Error('expected rules without faults in their form');
const engine = createEngine({ rules: gathered.rules });

/** A report as the extension writes it, with everything masked. */
function reported(link: string, name: string, kind: 'broke' | 'left-in'): string {
  const result = engine.explain(link);
  if ('error' in result) throw new Error(result.error.message);
  const about = result.decisions.findIndex((decision) => decision.name === name);
  const choices = { kind, about: about < 0 ? null : about, host: 'pattern', path: 'shape', shown: [] } as const;
  return `Words\n\n${fenced(factLines(result, '0.1.0', choices))}\n`;
}

const judged = (text: string, cases: readonly Case[] = []) => triage(text, sources, cases);

describe('a report that something is missing', () => {
  const {
    ok,
    text,
    case: failing,
  } = judged(reported('https://shop.trail-and-tour.org/tour/1?fbclid=IwAR2xQmVnT5v0mA&stage=2', 'fbclid', 'broke'));

  test('becomes a case that fails today', () => {
    expect(ok).toBe(true);
    expect(failing?.canonical).toContain('fbclid=');
    expect(engine.canonical(failing?.link ?? '')).not.toBe(failing?.canonical);
  });

  test('names the rule that decides with its file and line', () => {
    expect(text).toMatch(/^decides {2}rule meta-click, public\/rules\/universal-click\.json:\d+$/m);
  });

  test('proposes an exception for the site, against which nothing speaks', () => {
    expect(text).toMatch(/add to "except": \{"hosts":\["trail-and-tour\.org"\]/);
    expect(text).not.toContain('against');
  });
});

test('a rule that is about some sites loses the one that was reported', () => {
  const { text } = judged(
    reported('https://www.threads.com/@a/post/b?xmt=AQGzKh5EYkbE4l7VtOQdZCfsADjhirKslqa', 'xmt', 'broke'),
  );
  expect(text).toMatch(/decides {2}rule threads-sharer/);
  expect(text).toMatch(/take threads\.com out of "hosts"|add to "except"/);
});

test('what no rule knows gets a rule of its own, with a class', () => {
  const { text, case: failing } = judged(
    reported('https://www.trail-and-tour.org/tour/1?trailshare=aQ1x&stage=2', 'trailshare', 'left-in'),
  );
  expect(text).toContain('decides  no rule: what no rule knows stays');
  expect(text).toMatch(/add \{"id":"trail-and-tour-trailshare".*"hosts":\["trail-and-tour\.org"\].*"class":"/);
  expect(failing?.canonical).not.toContain('trailshare');
});

test('a name that a rule takes away elsewhere takes one more site', () => {
  const { text } = judged(reported('https://www.trail-and-tour.org/p?GEPC=s5', 'GEPC', 'left-in'));
  expect(text).toMatch(/change {3}rule faz-share/);
  expect(text).toContain('add trail-and-tour.org to "hosts" (class share)');
});

test('a link that is sealed and should not be is let out by an exception of the guard', () => {
  const { text } = judged(
    reported('https://www.trail-and-tour.org/unsubscribe?id=1&fbclid=IwAR2xQ', 'fbclid', 'left-in'),
  );
  expect(text).toMatch(/decides {2}rule mail\/unsubscribe, public\/rules\/guard-mail\.json/);
  expect(text).toMatch(/add to "except": \{"hosts":\["www\.trail-and-tour\.org"\]\}$/m);
});

test('an earlier case that asks for the contrary is told', () => {
  const link = 'https://shop.trail-and-tour.org/p?fbclid=1';
  const contrary = { link, canonical: 'https://shop.trail-and-tour.org/p', why: 'the contrary' };
  const { text } = judged(reported(`${link}&a=1`, 'fbclid', 'broke'), [contrary]);
  expect(text).toContain('against  https://shop.trail-and-tour.org/p?fbclid=1 (the contrary)');
});

test('what is right already is said to be so, and makes no case', () => {
  const text = reported('https://www.trail-and-tour.org/p?fbclid=1', 'fbclid', 'broke').replace(
    'kind: broke',
    'kind: left-in',
  );
  expect(judged(text)).toEqual({ ok: true, text: expect.stringContaining('answer as the report asks') });
});

test.each([
  ['no report', 'Hello', /^Line 1: expected a line ```plainlink-report/],
  ['a wrong line', reported('https://a.example/?fbclid=1', 'fbclid', 'broke').replace('kind: ', 'sort: '), /^Line 5: /],
  [
    'a secret',
    reported('https://a.example/?to=a', 'to', 'broke').replace('to=x', 'to=jane@example.org'),
    /^Line 14: email/,
  ],
  ['no parameter', reported('https://a.example/?fbclid=1&gclid=2', '', 'broke'), /--about NAME/],
  [
    'a parameter that is not there',
    reported('https://a.example/?b=1', 'b', 'broke').replace('about: b', 'about: c'),
    /No parameter c/,
  ],
])('%s is refused', (_, text, message) => {
  expect(judged(text)).toEqual({ ok: false, text: expect.stringMatching(message) });
});
