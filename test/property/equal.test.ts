// Full size: PLAINLINK_PROOF=full.
import { describe } from 'vitest';
import { engines } from './engines';
import { equal, law } from './law';
import { linkLike } from './links';

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

const links = linkLike.filter((text) => URL.canParse(text)).map((text) => new URL(text).href);

describe.each(engines)('%s', (_, engine) => {
  for (const [spelling, respell] of Object.entries(spellings))
    law(
      `${spelling}: the same key`,
      links,
      (link) => {
        const result = engine.explain(link);
        // A sealed link's key is its bytes.
        if (!('error' in result) && !result.sealed) equal(engine.key(respell(link)), result.key);
      },
      1000,
    );
});
