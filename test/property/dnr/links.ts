import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readRuleFiles } from '../../../scripts/build/rule-files';
import { gather } from '../../../src/rules/gather';
import { faultsAsError } from '../../../src/rules/schema';

/** Every link of the rules, those that they change and those that they must not touch, and the collected ones. */
export function allLinks(): readonly string[] {
  const gathered = gather(readRuleFiles());
  if (!gathered.ok) throw faultsAsError(gathered.errors);
  const ofRules = Object.values(gathered.notes).flatMap(({ samples, spares }) => [...samples.flat(), ...spares]);
  const collected = linesOf('test/fixtures/links.jsonl').map(({ link }) => link);
  const judged = linesOf('test/fixtures/real-links-judged.jsonl').map((line) => line.link ?? line.url);
  const all = [...ofRules, ...collected, ...judged].filter((link): link is string => typeof link === 'string');
  return [...new Set(all)].filter((link) => /^https?:/i.test(link) && URL.canParse(link));
}

/** The same with identifiers that most sites may get, in front and behind, and beside parameters of other kinds. */
export function dressed(link: string): readonly string[] {
  const url = new URL(link);
  const before = url.search.slice(1);
  return [
    ['gclid=Cj0KCQ', before, 'fbclid=IwAR0'],
    ['mc_eid=abc', before, 'utm_source=x', '_hsenc=p2'],
    [before, 'mkt_tok=eyJpIj', 'elqTrackId=ab', 'MSCLKID=1', 'yclid'],
  ].map((parts) => {
    url.search = parts.filter((part) => part !== '').join('&');
    return url.href;
  });
}

const linesOf = (file: string): Record<string, string>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** A link written in another way: escaped somewhere, with other separators, another case, another host. */
export function mutated(link: string): fc.Arbitrary<string> {
  const change = fc.constantFrom<(text: string, at: number) => string>(
    (text) => text,
    (text, at) => text.slice(0, at) + escaped(text.charAt(at)) + text.slice(at + 1),
    (text, at) => `${text.slice(0, at)};${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}&${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}&amp;fbclid=1${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}?gclid=1${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}/${text.slice(at)}`,
    (text, at) => text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1),
    (text) => text.replace(/&/g, ';'),
    (text) => `${text}&gclid`,
    (text) => text.replace('://', '://user@'),
    (text) => text.replace('://', '://login.'),
    (text) => text.replace('://', '://map.'),
    (text) => text.replace(/(:\/\/[^/?#]*)/, '$1.'),
    (text) => text.replace(/(:\/\/[^/?#]*)/, '$1:8080'),
    (text) => text.replace(/(:\/\/[^/?#]*)/, '$1/https://example.org'),
    (text) => `${text}#access_token=ab&token_type=bearer`,
  );
  const one = fc.tuple(change, fc.nat(Math.max(link.length - 1, 0)));
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((text, [how, at]) => how(text, Math.max(at, text.indexOf('//') + 3)), link));
}

const escaped = (character: string): string =>
  character === '' ? '' : `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
