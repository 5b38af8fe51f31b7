import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grammarOnly, inOneForm as escapesInOneForm } from '../conformance/engines';
import { anyText, linkLike, patience, runs } from './links';

/** Node's own IDNA table is old, so that hosts outside ASCII are asked of the suites instead. */
const asciiHost = (text: string) =>
  /^[\0-\x20]*https?:[\\/]*[!-~]*$/i.test(text.replace(/[\t\n\r]/g, '').replace(/[?#].*/s, '')) &&
  !/xn--|%[c-f]/i.test(text);

/** Node 20's parser is from before the standard encoded `^` in paths. */
const inOneForm = (url: string) => escapesInOneForm(url).replaceAll('^', '%5E');

const share = grammarOnly('share');
const texts = fc.oneof({ weight: 3, arbitrary: linkLike }, { weight: 1, arbitrary: anyText }).filter(asciiHost);

test(
  'without rules, a link opens what the platform’s parser says, and nothing else is a link',
  { timeout: patience },
  () => {
    let links = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const result = share.explain(text);
        expect('error' in result).toBe(!URL.canParse(text));
        if ('error' in result) return;
        links += 1;
        expect(inOneForm(new URL(result.canonical).href)).toBe(inOneForm(new URL(text).href));
      }),
      runs(),
    );
    expect(links).toBeGreaterThan(100);
  },
);

test('what the platform’s parser wrote is read the same when the engine is told so', { timeout: patience }, () => {
  fc.assert(
    fc.property(
      linkLike.filter((text) => URL.canParse(text)),
      (text) => {
        const { href } = new URL(text);
        expect(share.canonical(href, 'serialised')).toBe(share.canonical(href));
      },
    ),
    runs(),
  );
});
