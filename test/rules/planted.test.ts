import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { check } from '../../scripts/rules/check';
import { parseSources, readSources } from '../../scripts/rules/sources';

const { files } = readSources(join(root, 'public/rules'));

/** One edit of one of the shipped files, and what the checker has to say of it. */
interface Mistake {
  readonly in: string;
  /** The rule that is edited; without it, the file's head. */
  readonly rule?: string;
  readonly edit: (entry: Entry, file: Entry) => void;
  /** Where it is found, when that is not the edited rule. */
  readonly found?: { readonly file: string; readonly rule?: string };
  readonly field?: string;
  readonly message: RegExp;
  readonly advice: RegExp;
}

// oxlint-disable-next-line typescript/no-explicit-any -- JSON as an editor sees it
type Entry = Record<string, any>;

const social = { in: 'site-social.json', rule: 'threads-sharer' };

const mistakes: Readonly<Record<string, Mistake>> = {
  'a source that is missing': {
    ...social,
    edit: (rule) => delete rule['source'],
    field: 'source',
    message: /is missing/,
    advice: /Add "source"/,
  },
  'an id that stands twice': {
    ...social,
    edit: (rule) => (rule['id'] = 'amazon-affiliate'),
    found: { file: 'site-social.json', rule: 'amazon-affiliate' },
    field: 'id',
    message: /stands already in site-amazon\.json/,
    advice: /another id/,
  },
  'an id that is none': {
    ...social,
    edit: (rule) => (rule['id'] = 'Threads Sharer'),
    found: { file: 'site-social.json', rule: 'Threads Sharer' },
    field: 'id',
    message: /small letters/,
    advice: /Put an id of small letters/,
  },
  'a reason that is none': {
    ...social,
    edit: (rule) => (rule['why'] = 'shareer'),
    field: 'why',
    message: /expected one of .*"sharer"/,
    advice: /did you mean sharer\?/,
  },
  'a common name on all sites': {
    in: 'universal-ads.json',
    rule: 'seznam-click',
    edit: (rule) => rule['names'].push('ref'),
    field: 'names[1]',
    message: /ref is content on many sites/,
    advice: /Add "hosts"/,
  },
  'an expression that may run for ever': {
    ...social,
    edit: (rule) => rule['names'].push('~^(x+)+$'),
    field: 'names[2]',
    message: /linear time/,
    advice: /say how often/,
  },
  'a sample that the rule does not change': {
    ...social,
    edit: (rule) =>
      (rule['samples'] = [['https://www.threads.com/@a/post/1?a=1', 'https://www.threads.com/@a/post/1?a=1']]),
    field: 'samples[0]',
    message: /is not stripped by this rule/,
    advice: /Mend its names, hosts or paths/,
  },
  'a sample with an answer that does not come': {
    ...social,
    edit: (rule) => (rule['samples'][0][1] = 'https://www.threads.com/'),
    field: 'samples[0]',
    message: /becomes https:\/\/www\.threads\.com\/@a\/post\/1, expected https:\/\/www\.threads\.com\/ /,
    advice: /write it as the answer/,
  },
  'a spare that the rule touches': {
    ...social,
    edit: (rule) => rule['spares'].push('https://www.threads.net/@a?slof=2'),
    field: 'spares[1]',
    message: /is stripped by this rule/,
    advice: /Narrow the rule/,
  },
  'a name that is never reached': {
    ...social,
    edit: (rule) => rule['names'].push('fbclid'),
    field: 'names[2]',
    message: /fbclid is stripped already by rule meta-click/,
    advice: /Take fbclid out/,
  },
  'a host that is a public suffix': {
    ...social,
    edit: (rule) => rule['hosts'].push('co.uk'),
    field: 'hosts',
    message: /co\.uk is a public suffix/,
    advice: /Name the site below it/,
  },
  'a host under no suffix': {
    ...social,
    edit: (rule) => rule['hosts'].push('threads.exampl'),
    field: 'hosts',
    message: /threads\.exampl is under no known suffix/,
    advice: /spelled right/,
  },
  'a family that is none': {
    ...social,
    edit: (rule) => rule['hosts'].push('@twiter'),
    field: 'hosts',
    message: /no family is called @twiter/,
    advice: /Did you mean @twitter\?/,
  },
  'a family that nobody names': {
    in: 'families.json',
    edit: (file) => (file['families']['spare'] = ['example.com']),
    field: 'families.spare',
    message: /no rule names it/,
    advice: /Name @spare in a rule/,
  },
  'a condition on a name that is stripped': {
    ...social,
    edit: (rule) => (rule['when'] = { has: ['utm_source'] }),
    field: 'when',
    message: /utm_source, which rule \S+ strips/,
    advice: /no rule strips/,
  },
  'a schema of another number': {
    in: 'site-social.json',
    edit: (file) => (file['schema'] = 3),
    field: 'schema',
    message: /expected one of 1, got 3/,
    advice: /Choose one of these/,
  },
  'a field that is none': {
    ...social,
    edit: (rule) => (rule['host'] = ['threads.net']),
    field: 'host',
    message: /no such field here/,
    advice: /did you mean hosts\?/,
  },
  'a class that is none, on a rule for all sites': {
    in: 'universal-ads.json',
    rule: 'seznam-click',
    edit: (rule) => (rule['class'] = 'clickid'),
    field: 'class',
    message: /expected one of "click-id"/,
    advice: /did you mean click-id\?/,
  },
  'a strength that is none, on a rule for all sites': {
    in: 'universal-ads.json',
    rule: 'seznam-click',
    edit: (rule) => (rule['strength'] = true),
    field: 'strength',
    message: /expected one of "always", "usual", got true/,
    advice: /Choose one of these/,
  },
  'a reason that names a vendor where there is none': {
    ...social,
    edit: (rule) => delete rule['vendor'],
    field: 'vendor',
    message: /the reason sharer names it/,
    advice: /Add "vendor"/,
  },
  'a redirector that is not opened': {
    in: 'wrapper-ads.json',
    rule: 'ads/atlas',
    edit: (rule) => (rule['destination'] = { query: ['u'] }),
    field: 'samples[0]',
    message: /becomes https:\/\/ad\.atdmt\.com/,
    advice: /This rule did not decide/,
  },
  'a guard of everything': {
    in: 'guard-mail.json',
    rule: 'mail/unsubscribe-path',
    edit: (rule) => delete rule['paths'],
    message: /it would seal every link/,
    advice: /Add "hosts", "paths" or "has"/,
  },
  'a name that stands twice in a rule': {
    ...social,
    edit: (rule) => rule['names'].push('xmt'),
    field: 'names[2]',
    message: /"xmt" stands there twice/,
    advice: /Take one out/,
  },
  'spares before their samples': {
    ...social,
    edit: (rule) => {
      const { samples } = rule;
      delete rule['samples'];
      Object.assign(rule, { samples });
    },
    field: 'spares',
    message: /do not follow the samples/,
    advice: /right behind the samples/,
  },
  'more than the extension may carry': {
    in: 'site-social.json',
    edit: (file) => {
      // Names that do not compress: a rule for each of so many, as a list of somebody else would be taken over.
      const [like] = file['rules'];
      let seed = 1;
      const letters = () => String((seed = (seed * 48_271) % 2_147_483_647));
      const names = Array.from({ length: 2500 }, () => `x${letters()}`);
      file['rules'].push({ ...like, id: 'far-too-large', names, samples: [], spares: [] });
    },
    found: { file: '' },
    message: /what decides takes \d+ bytes gzipped, expected at most 45000/,
    advice: /Largest: far-too-large/,
  },
};

test.each(Object.entries(mistakes))('the checker finds %s, and says where and what to do', (_, mistake) => {
  const { faults } = check(parseSources(files.map(({ name, text }) => ({ name, text: edited(name, text, mistake) }))));
  const place = mistake.found ?? { file: mistake.in, rule: mistake.rule };
  expect(faults).toContainEqual({
    file: place.file,
    ...(place.rule !== undefined && { rule: place.rule }),
    ...(mistake.field !== undefined && { field: mistake.field }),
    message: expect.stringMatching(mistake.message),
    advice: expect.stringMatching(mistake.advice),
  });
});

test('a file that is no JSON is named, and the others are not taken for well', () => {
  const texts = files.map(({ name, text }) => ({ name, text: name === 'samepage.json' ? text.slice(0, -3) : text }));
  expect(check(parseSources(texts)).faults).toContainEqual({
    file: 'samepage.json',
    message: expect.stringMatching(/^expected JSON: /),
    advice: expect.stringContaining('comma'),
  });
});

function edited(name: string, text: string, mistake: Mistake): string {
  if (name !== mistake.in) return text;
  const file: Entry = JSON.parse(text);
  const rule = mistake.rule === undefined ? file : file['rules'].find(({ id }: Entry) => id === mistake.rule);
  expect(rule, `${name} has no rule ${mistake.rule} any more`).toBeDefined();
  mistake.edit(rule, file);
  return JSON.stringify(file, null, 2);
}
