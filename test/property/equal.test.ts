// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { grammarOnly } from '../conformance/engines';
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
  'another unreserved character of the path escaped': (link) =>
    link.replace(/(?<=^https?:\/\/[^/?#]+\/[^?#]*)(?<!%[0-9A-F]?)[0-9._~-]/i, escaped),
  'another unreserved character of the query escaped': (link) =>
    link.replace(/(?<=^[^?#]*\?[^#]*)(?<!%[0-9A-F]?)[0-9._~-]/i, escaped),
  'dot segments': (link) => link.replace(/^(https?:\/\/[^/?#]+)\//, '$1/./x/%2E%2e/../'),
  'space around it': (link) => ` \n${link}\t `,
  'a line break inside': (link) => link.replace(/^(.{9})/, '$1\r\n'),
  backslashes: (link) => link.replace(/^(https?):\/\/([^/?#]+)\//, '$1:\\\\$2\\'),
};

/** The same, of parts about which no rule is asked. */
const plainSpellings: typeof spellings = {
  'zeros before a port': (link) => link.replace(/^(https?:\/\/[^/?#:@]+:)(?=[0-9])/, '$100'),
  'a user without a name': (link) => link.replace(/^(https?:\/\/)(?=[^/?#@]+\/)/, '$1:@'),
  'a letter of the host escaped': (link) => link.replace(/(?<=^https?:\/\/[a-z.]*)[g-z](?=[a-z.]*\/)/, escaped),
  'one slash behind the scheme, or many': (link) => link.replace(/:\/\//, link.length % 2 === 0 ? ':/' : ':////'),
  'what RFC 3986 never allows raw escaped': (link) => link.replace(/(?<=^[^#]*[/?][^#]*)[|^`{}\\]/, escaped),
};

const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const links = linkLike.filter((text) => URL.canParse(text)).map((text) => new URL(text).href);

describe.each(engines)('%s', (_, engine) => {
  for (const [spelling, respell] of Object.entries(spellings))
    law(
      `${spelling}: the same key`,
      links,
      (link) => {
        const other = respell(link);
        const result = engine.explain(link);
        // A sealed link's key is its bytes.
        fc.pre(other !== link && !('error' in result) && !result.sealed);
        equal(engine.key(other), engine.key(link));
      },
      1000,
    );
});

/** Numbers as an address may write them: decimal, octal, hexadecimal, with zeros before. */
const spelled = fc.constantFrom<(number: number) => string>(
  String,
  (number) => `0${number.toString(8)}`,
  (number) => `0x${number.toString(16)}`,
  (number) => `0X000${number.toString(16).toUpperCase()}`,
);
const octet = fc.integer({ min: 0, max: 255 });
const crawl = grammarOnly('crawl');
const plain = [crawl, grammarOnly('share'), grammarOnly('samepage')];

describe('without rules, under every policy', () => {
  for (const [spelling, respell] of Object.entries(plainSpellings))
    law(
      `${spelling}: the same key`,
      links,
      (link) => {
        const other = respell(link);
        fc.pre(other !== link);
        for (const engine of plain) equal(engine.key(other), engine.key(link));
      },
      1000,
    );
});

describe('addresses', () => {
  law(
    'IPv4 in any of its number forms',
    fc.tuple(octet, octet, octet, octet, fc.integer({ min: 1, max: 4 }), spelled, spelled),
    ([a, b, c, d, parts, first, last]) => {
      const octets = [a, b, c, d];
      const rest = octets.slice(parts - 1).reduce((sum, one) => sum * 256 + one, 0);
      const host = [...octets.slice(0, parts - 1).map(first), last(rest)].join('.');
      equal(crawl.key(`http://${host}/`), `http://${octets.join('.')}/`);
    },
  );

  law(
    'IPv6 with every zero written, or the last run of them left out',
    fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 }),
    (pieces) => {
      const long = pieces.map((piece) => piece.toString(16).toUpperCase().padStart(4, '0')).join(':');
      const short = `:${long}:`.replace(/^(.*?)(?::0000)+:(?!.*:0000:)/, '$1::').replace(/^:(?!:)|(?<!:):$/g, '');
      fc.pre(short !== long);
      equal(crawl.key(`http://[${long}]/`), crawl.key(`http://[${short}]/`));
    },
  );
});
