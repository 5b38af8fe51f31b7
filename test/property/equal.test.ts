import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from './engines';
import { linkLike, patience, runs } from './links';

/**
 * Spellings that RFC 3986 §6.2.2–6.2.3 and the WHATWG parser call equal; each of a link that they themselves wrote.
 * The letters are none that an escape may hold.
 */
const spellings: Readonly<Record<string, (link: string) => string>> = {
  'scheme and host in capitals': (link) =>
    link.replace(/^https?:\/\/[^/?#@]*(?=[/?#])/, (start) => start.toUpperCase()),
  'the port that the scheme has anyway': (link) =>
    link.replace(/^(https:\/\/[^/?#:@]+)(?=[/?#])/, '$1:443').replace(/^(http:\/\/[^/?#:@]+)(?=[/?#])/, '$1:80'),
  'a colon without a port': (link) => link.replace(/^(https?:\/\/[^/?#:@]+)(?=[/?#])/, '$1:'),
  'escapes in small letters': (link) => link.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
  'a letter of the path escaped': (link) => link.replace(/(?<=^https?:\/\/[^/?#]+\/[^?#]*)[g-z]/, escaped),
  'a letter of the query escaped': (link) => link.replace(/(?<=^[^?#]*\?[^#]*)[g-z]/, escaped),
  'dot segments': (link) => link.replace(/^(https?:\/\/[^/?#]+)\//, '$1/./x/%2E%2e/../'),
  'space around it': (link) => ` \n${link}\t `,
  'a line break inside': (link) => link.replace(/^(.{9})/, '$1\r\n'),
  backslashes: (link) => link.replace(/^(https?):\/\/([^/?#]+)\//, '$1:\\\\$2\\'),
};

const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

describe.each(engines)('%s', (_, engine) => {
  test.each(Object.entries(spellings))('%s: the same key', { timeout: patience }, (__, respell) => {
    let respelled = 0;
    fc.assert(
      fc.property(
        linkLike.filter((text) => URL.canParse(text)),
        (text) => {
          const link = new URL(text).href;
          const other = respell(link);
          const result = engine.explain(link);
          // A sealed link's key is its bytes.
          if (other === link || 'error' in result || result.sealed) return;
          respelled += 1;
          expect([other, engine.key(other)]).toEqual([other, result.key]);
        },
      ),
      runs(1000),
    );
    expect(respelled).toBeGreaterThan(10);
  });
});
