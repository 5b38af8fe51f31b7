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

const share = grammarOnly('share');
const texts = fc.oneof({ weight: 3, arbitrary: linkLike }, { weight: 1, arbitrary: anyText }).filter(asciiHost);

law('without rules, a link opens what the platform’s parser says, and nothing else is a link', texts, (text) => {
  const result = share.explain(text);
  equal('error' in result, !URL.canParse(text));
  if (!('error' in result)) equal(inOneForm(new URL(result.canonical).href), inOneForm(new URL(text).href));
});

const links = linkLike.filter((text) => URL.canParse(text));

law('what a parser wrote is read the same when the engine is told so', links, (text) => {
  const { href } = new URL(text);
  equal(share.canonical(href, 'serialised'), share.canonical(href));
});
