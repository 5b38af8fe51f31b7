// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { cleanText } from '../../src/index';
import { engines } from './engines';
import { equal, law } from './law';
import { anyText, linkLike } from './links';

const texts = fc.oneof({ weight: 3, arbitrary: linkLike }, { weight: 1, arbitrary: anyText });

describe.each(engines)('%s', (_, engine) => {
  law('the canonical form of a canonical form is itself', texts, (text) => {
    const once = engine.canonical(text);
    equal(engine.canonical(once), once);
  });

  law('the key of a key is itself, and a canonical form has the key of its link', texts, (text) => {
    const key = engine.key(text);
    equal(engine.key(key), key);
    equal(engine.key(engine.canonical(text)), key);
  });

  law('what is explained is what is answered', texts, (text) => {
    const result = engine.explain(text);
    equal(result.input, text);
    equal('error' in result ? text : result.canonical, engine.canonical(text));
    equal('error' in result ? '' : result.key, engine.key(text));
    if (!('error' in result)) equal(result.changed, result.canonical !== text);
  });

  law(
    'no text makes it throw, alone, in pairs, or as prose',
    fc.tuple(anyText, texts),
    ([a, b]) => {
      equal(engine.same(a, b), engine.explainSame(a, b).verdict);
      equal(engine.same(b, b), engine.key(b) === '' ? 'unknown' : 'same');
      cleanText(engine, `${a} ${b}`);
    },
    1000,
  );

  law('prose that was cleaned is clean, and keeps what is no link', texts, (text) => {
    const prose = `See ${text}, (${text}). `;
    const once = cleanText(engine, prose).text;
    equal(cleanText(engine, once).text, once);
    equal(once.slice(0, 4), prose.slice(0, 4));
    equal(once.slice(-1), prose.slice(-1));
  });
});
