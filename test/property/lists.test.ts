// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { chunkKeys, type Engine, nameKeys, siteOf } from '../../src/index';
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
const lists = texts.map(imported);
const engine = engineOf(lists, 'four.co.uk', 'bazaar.co.uk');
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

const odd: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('&', '&amp;'),
  (text) => text.replace(/[?&](\w)/g, (all, letter: string) => all[0] + `%${letter.charCodeAt(0).toString(16)}`),
  (text) => text.replace(/([?&]\w)/g, '$1\t'),
  (text) => text.replaceAll('&', '?'),
  (text) => text.replaceAll('&', ';'),
  (text) => text.replace('?', '#').replace('&', '?'),
  (text) => text.toUpperCase().replace('HTTPS', 'https'),
];

/** Names in every writing that is matched. */
const oddly = fc.tuple(link, fc.constantFrom(...odd)).map(([text, write]) => write(text));

/** An engine with what is said of a link and of those behind it, as a background worker reads it from storage. */
function engineFor(text: string): Engine {
  const keys = new Set(['', ...nameKeys(text)]);
  const sites = new Set<string>();
  for (;;) {
    const before = keys.size;
    const some = lists.map((list) => ({ ...list, chunks: new Map([...list.chunks].filter(([key]) => keys.has(key))) }));
    const partial = engineOf(some, ...sites);
    const found = partial.explain(text);
    if ('error' in found) return partial;
    for (const to of [text, ...found.unwrapped.map((step) => step.to)]) {
      const { hostname } = new URL(to);
      sites.add(siteOf(hostname) ?? '');
      for (const key of [...chunkKeys(hostname, siteOf), ...nameKeys(to)]) keys.add(key);
    }
    if (keys.size === before) return partial;
  }
}

describe('with the rules of lists', () => {
  law('the canonical form of a canonical form is itself', link, (text) => {
    const once = engine.canonical(text);
    equal(engine.canonical(once), once);
    equal(engine.key(engine.key(text)), engine.key(text));
  });

  law(
    'what is read of them for a link says what all of them say',
    oddly,
    (text) => {
      equal(engineFor(text).canonical(text), engine.canonical(text));
    },
    600,
  );

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
