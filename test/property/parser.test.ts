// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { grammarOnly, inOneForm as escapesInOneForm } from '../conformance/engines';
import { equal, law } from './law';
import { anyText, linkLike } from './links';

/** Node's own IDNA table is old, so that hosts outside ASCII are asked of the suites instead. */
const asciiHost = (text: string): boolean => {
  const head = text.replace(/[\t\n\r]/g, '').replace(/[?#].*/s, '');
  return /^[\0-\x20]*https?:[\\/]*[!-~]*$/i.test(head) && !/xn--|%[c-f]/i.test(head);
};

/** Node 20's parser is from before the standard encoded `^` in paths. */
const inOneForm = (url: string): string => escapesInOneForm(url).replaceAll('^', '%5E');

/** What is sent of a link that a parser wrote, with what RFC 3986 never allows raw behind its host escaped. */
const request = (href: string): string =>
  href
    .replace(/#.*/s, '')
    .replace(/(?<=^https?:\/\/[^/]*\/.*)[ "<>\\^`{|}]/g, (raw) => `%${raw.charCodeAt(0).toString(16).toUpperCase()}`);

const share = grammarOnly('share');
const crawl = grammarOnly('crawl');
const texts = fc.oneof({ weight: 3, arbitrary: linkLike }, { weight: 1, arbitrary: anyText }).filter(asciiHost);

law('without rules, a link opens what the platform’s parser says, and nothing else is a link', texts, (text) => {
  const result = share.explain(text);
  equal('error' in result, !URL.canParse(text));
  if (!('error' in result)) equal(inOneForm(new URL(result.canonical).href), inOneForm(new URL(text).href));
});

/** Whether the platform's table of hosts says of a host what the pinned one says. */
const sameHost = (text: string, canonical: string): boolean =>
  URL.canParse(text) && URL.canParse(canonical) && new URL(canonical).host === new URL(text).host;

law('whatever its host, where the platform reads the same one', fc.oneof(linkLike, anyText), (text) => {
  const canonical = share.canonical(text);
  fc.pre(share.key(text) !== '' && sameHost(text, canonical));
  equal(inOneForm(new URL(canonical).href), inOneForm(new URL(text).href));
});

law('the key of a link is the request that the platform makes', texts, (text) => {
  fc.pre(URL.canParse(text));
  equal(inOneForm(crawl.key(text)), inOneForm(request(new URL(text).href)));
});

const links = linkLike.filter((text) => URL.canParse(text));

law('what a parser wrote is read the same when the engine is told so', links, (text) => {
  const { href } = new URL(text);
  equal(share.canonical(href, 'serialised'), share.canonical(href));
});
