// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { engineWith } from '../unit/canonical/engine-for-tests';
import { engineOf, imported, listText } from '../unit/rules/lists/imported';
import { equal, law } from './law';

const files = [
  'clearurls.json',
  'filters.txt',
  'urlskip.txt',
  'brave-clean-urls.json',
  'brave-debounce.json',
  'firefox-strip.json',
] as const;
const texts = files.map(listText);
const engine = engineOf(texts.map(imported), 'four.co.uk', 'bazaar.co.uk');
const plain = engineWith();

/** Every word that the lists hold: hosts, names and pieces of paths among them. */
const words = [...new Set(texts.join('\n').match(/[\w.-]+/g) ?? [])];
const word = fc.constantFrom(...words, 'id', 'x', '1', 'utm_source');
const host = fc.oneof(
  fc.constantFrom(
    ...words.filter((one) => /^[a-z0-9-]+(\.[a-z]+)+$/.test(one)),
    'four.co.uk',
    'bazaar.co.uk',
    'cdn.example',
  ),
  fc.constantFrom('video.example', 'shop.example', 'any.net', 'git.any.net', 'me.github.io'),
);
const path = fc.array(word, { maxLength: 3 }).map((pieces) => pieces.join('/'));
const destination = fc.tuple(host, path).map(([there, its]) => `https://${there}/${its}?junk=1&id=2`);
const value = fc.oneof(
  word,
  destination.map(encodeURIComponent),
  destination.map((link) => btoa(link)),
  fc.constantFrom('', 'readme.md', '%0Ax', 'a;b=1', 'https%3A%2F%2Fa.com%2F%0A'),
);
const pair = fc.oneof(
  fc.tuple(word, value).map((sides) => sides.join('=')),
  word,
);
const query = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
const link = fc
  .tuple(fc.constantFrom('', 'www.', 'a.'), host, path, query, fc.oneof(fc.constant(''), query))
  .map(
    ([above, its, there, asked, fragment]) => `https://${above}${its}/${there}?${asked}${fragment && `#${fragment}`}`,
  );

describe('with the rules of lists', () => {
  law('the canonical form of a canonical form is itself', link, (text) => {
    const once = engine.canonical(text);
    equal(engine.canonical(once), once);
    equal(engine.key(engine.key(text)), engine.key(text));
  });

  law('what is explained is what is answered', link, (text) => {
    const result = engine.explain(text);
    equal('error' in result ? text : result.canonical, engine.canonical(text));
    equal('error' in result ? '' : result.key, engine.key(text));
  });

  law('a list never overrules what a guard seals or what is content', link, (text) => {
    const without = plain.explain(text);
    const result = engine.explain(text);
    if ('error' in without || 'error' in result || result.unwrapped.length > without.unwrapped.length) return;
    equal(result.sealed, without.sealed);
    for (const [i, { action, layer }] of without.decisions.entries())
      if (action === 'strip' || layer !== 'default') equal(result.decisions[i]?.layer, layer);
  });
});
