import fc from 'fast-check';
import { describe, test } from 'vitest';
import { cleanText } from '../../src/index';
import { engines } from './engines';
import { anyText, linkLike, patience, runs } from './links';

const texts = fc.oneof({ weight: 3, arbitrary: linkLike }, { weight: 1, arbitrary: anyText });

describe.each(engines)('%s', (_, engine) => {
  const holds = (law: (text: string) => void, from: fc.Arbitrary<string> = texts) =>
    fc.assert(fc.property(from, law), runs());

  test('the canonical form of a canonical form is itself', { timeout: patience }, () => {
    holds((text) => {
      const once = engine.canonical(text);
      equal(engine.canonical(once), once);
    });
  });

  test('the key of a key is itself, and a canonical form has the key of its link', { timeout: patience }, () => {
    holds((text) => {
      const key = engine.key(text);
      equal(engine.key(key), key);
      equal(engine.key(engine.canonical(text)), key);
    });
  });

  test('what is explained is what is answered', { timeout: patience }, () => {
    holds((text) => {
      const result = engine.explain(text);
      equal(result.input, text);
      equal('error' in result ? text : result.canonical, engine.canonical(text));
      equal('error' in result ? '' : result.key, engine.key(text));
      if (!('error' in result)) equal(result.changed, result.canonical !== text);
    });
  });

  test('no text makes it throw, alone, in pairs, or as prose', { timeout: patience }, () => {
    const pairs = fc.tuple(anyText, texts);
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        equal(engine.same(a, b), engine.explainSame(a, b).verdict);
        equal(engine.same(b, b), engine.key(b) === '' ? 'unknown' : 'same');
        cleanText(engine, `${a} ${b}`);
      }),
      runs(1000),
    );
  });

  test('prose that was cleaned is clean, and keeps what is no link', { timeout: patience }, () => {
    holds((text) => {
      const prose = `See ${text}, (${text}). `;
      const once = cleanText(engine, prose).text;
      equal(cleanText(engine, once).text, once);
      equal(once.slice(0, 4), prose.slice(0, 4));
      equal(once.slice(-1), prose.slice(-1));
    });
  });
});

function equal(got: unknown, expected: unknown): void {
  if (got !== expected) throw new Error(`got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
}
