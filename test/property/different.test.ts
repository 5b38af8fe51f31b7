// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { createEngine } from '../../src/index';
import { noRules } from '../../src/canonical/prepare';
import { law } from './law';
import { linkLike } from './links';

/**
 * What is often taken for the same and is not: each changes a link that a URL parser wrote into another request. Where
 * a link has nothing to change so, it is left as it is, and counts for nothing.
 */
const changes: Readonly<Record<string, (link: string) => string>> = {
  'another scheme': (link) => link.replace(/^https?/, (scheme) => (scheme === 'http' ? 'https' : 'http')),
  'www. before the host': (link) => link.replace(/^(https?:\/\/(?:[^/@]*@)?)(?=[a-z])/, '$1www.'),
  'a dot behind the host': (link) => link.replace(/^(https?:\/\/(?:[^/@]*@)?[a-z.]*[a-z])(?=[:/])/, '$1.'),
  'another port': (link) => link.replace(/^(https?:\/\/(?:[^/@]*@)?[a-z.]+)(?=\/)/, '$1:8123'),
  'a user': (link) => link.replace(/^(https?:\/\/)(?![^/]*@)/, '$1somebody@'),
  'a slash behind the path': (link) => link.replace(/^(https?:\/\/[^/]+\/[^?#]*[^/?#])(?=[?#]|$)/, '$1/'),
  'the first slash doubled': (link) => link.replace(/^(https?:\/\/[^/]+)\//, '$1//'),
  'a slash inside the path doubled': inPath(/\//, () => '//'),
  'a page that is often served for a folder': inPath(/^$|\/$/, (end) => `${end}index.html`),
  'a letter of the path in the other case': inPath(/(?<!%[0-9A-F]?)[a-z]/i, otherCase),
  'a letter of the query in the other case': inQuery(/(?<!%[0-9A-F]?)[a-z]/i, otherCase),
  'a slash of the path escaped': inPath(/(?<=.)\/(?=[^./%])/, () => '%2F'),
  'a slash of the path as an escaped backslash': inPath(/(?<=.)\/(?=[^./%])/, () => '%5C'),
  'an escaped slash of the path decoded': inPath(/%2F/, () => '/'),
  'a reserved escape of the query decoded': inQuery(/%(?:2[134689A-CF]|3[ABDF]|40|5[BD])/, decodeURIComponent),
  'a reserved character of the path escaped': inPath(/[!$&'()*+,;=:@]/, escaped),
  'a reserved character of the query escaped': inQuery(/[!$&()*+,;=:@/?]/, escaped),
  'an escape of the query escaped again': inQuery(/%(?=[0-9A-F]{2})/, () => '%25'),
  'an escape of the path escaped again': inPath(/%(?=[0-9A-F]{2})/, () => '%25'),
  '+ for %20': inQuery(/%20/, () => '+'),
  '+ for %20 in the path': inPath(/%20/, () => '+'),
  'an octet for the character that it is in Latin-1': inQuery(/%C3%A9/, () => '%E9'),
  'a letter with its accent apart': inPath(/%C3%A9/, () => 'e%CC%81'),
  'brackets escaped': inQuery(/[[\]]/, escaped),
  'the order of two parameters': inQuery(/^([^&]*)&(.*)$/s, (_, first = '', rest = '') =>
    first === rest ? `${first}&${rest}` : `${rest}&${first}`,
  ),
  'a parameter twice': inQuery(/^([^&]+)/, (_, first = '') => `${first}&${first}`),
  'a parameter without a value left out': inQuery(/(?<=^|&)[^=&]+=(?:&|$)/, () => ''),
  'an empty token': inQuery(/$/, () => '&'),
  'a value that is empty for none': inQuery(/^([^=&]+)(?=&|$)/, (name) => `${name}=`),
  'a zero before a number': inQuery(/(?<==)[0-9]/, (digit) => `0${digit}`),
  'an empty query for none': (link) => (link.includes('?') ? link : link.replace(/(?=#|$)/, '?')),
  'a parameter of the path': (link) => link.replace(/^(https?:\/\/[^/]+\/[^?#]*)/, '$1;v=1'),
};

type Replace = (found: string, ...groups: string[]) => string;

function inPath(what: RegExp, how: Replace): (link: string) => string {
  return (link) => link.replace(/(?<=^https?:\/\/[^/]+\/)[^?#]*/, (path) => path.replace(what, how));
}

function inQuery(what: RegExp, how: Replace): (link: string) => string {
  return (link) => link.replace(/(?<=^[^?#]*\?)[^#]+/, (query) => query.replace(what, how));
}

function otherCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

const links = linkLike.filter((text) => URL.canParse(text)).map((text) => new URL(text).href);

const engines = (['crawl', 'share'] as const).map((policy) => createEngine({ rules: noRules('none'), policy }));

describe('the grammar never takes for the same', () => {
  for (const [change, apply] of Object.entries(changes))
    law(
      change,
      links,
      (link) => {
        const other = apply(link);
        fc.pre(other !== link && URL.canParse(other));
        for (const { key } of engines)
          if (key(other) === key(link)) throw new Error(`${link} and ${other} have one key: ${key(link)}`);
      },
      1500,
    );
});
