// Full size: PLAINLINK_PROOF=full.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRuleFiles } from '../../scripts/build/rule-files';
import { createEngine, type Warning } from '../../src/index';
import { gather } from '../../src/rules/gather';
import { faultsAsError } from '../../src/rules/schema';
import { diceFrom } from '../bench/corpus/dice.mjs';
import { nouns } from '../bench/corpus/words.mjs';
import { realLinks } from '../bench/real-links.mjs';
import { contentKinds } from './labelled/content';
import { labelled } from './labelled/kind';
import { secret } from './labelled/secrets';

const full = process.env['PLAINLINK_PROOF'] === 'full';
const count = full ? 200_000 : 5_000;
const seed = Number(process.env['PLAINLINK_SEED'] ?? (full ? Date.now() % 2 ** 31 : 2026));

const gathered = gather(readRuleFiles());
if (!gathered.ok) throw faultsAsError(gathered.errors);
const engine = createEngine({ rules: gathered.rules });

function warnings(link: string): readonly Warning[] {
  const result = engine.explain(link);
  return 'error' in result ? [] : result.warnings;
}

test('an ordinary link warns of nothing', () => {
  expect(ordinaryLinks().filter((link) => warnings(link).length > 0)).toEqual([]);
});

test('a link of a package README warns of nothing', () => {
  const lines = readFileSync(new URL('../fixtures/content-parameters.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const links = lines.map((line) => `https://www.example.com/p?${line}`);
  expect(links.filter((link) => warnings(link).length > 0)).toEqual([]);
});

test('what gives something away is warned of, once, wherever it stands, but for one in a thousand that looks like words', () => {
  const dice = diceFrom(seed + 1);
  const missed: string[] = [];
  for (const link of ordinaryLinks()) {
    const { kind, name, text } = secret(dice);
    const dressed = dice.chance(0.5) ? `${link}&${text}` : `${link}#${dice.chance(0.5) ? '/route?' : 'a=1&'}${text}`;
    const found = warnings(dressed).map((warning) => `${warning.kind} ${warning.name}`);
    if (found.join() !== `${kind} ${name}`) missed.push(`${dressed}: ${found.join() || 'nothing'}`);
  }
  if (full) console.log(`missed: ${missed.length} of ${count}`, missed.slice(0, 5));
  expect(missed.length).toBeLessThanOrEqual(count / 1000);
});

/** Warnings of links that people wrote into documents, which a reader found to be right. */
const judged: readonly (readonly [link: RegExp, why: string])[] = [
  [/^https?:\/\/[^/@]+@/, 'a user name before the host'],
  [/^https:\/\/codecov\.io\/.*[?&]token=/, 'the key to the badge of a repository'],
  [/[?&]assigned_to=[^&]*%40/, 'the e-mail address of whom a report is for'],
];

test.runIf(full)('a link that people wrote into documents warns of nothing but what a reader agrees with', () => {
  const real = realLinks();
  const warned = real.filter((link) => warnings(link).length > 0);
  console.log(
    [
      `seed ${seed}; ${count} ordinary links, and the same with something that gives something away`,
      `${real.length} links of package READMEs and of the machine's documents: ${warned.length} warned of`,
      ...judged.map(([form, why]) => `  ${warned.filter((link) => form.test(link)).length} of ${why}`),
    ].join('\n'),
  );
  expect(warned.filter((link) => !judged.some(([form]) => form.test(link)))).toEqual([]);
});

/** One to four parameters that select content, on sites that no rule knows. */
function ordinaryLinks(): string[] {
  const dice = diceFrom(seed);
  return Array.from({ length: count }, () => {
    const query = labelled(contentKinds, dice.between(1, 4), dice).map(({ name, value }) => `${name}=${value}`);
    return `https://${dice.one(nouns)}.example.com/${dice.one(nouns)}?${query.join('&')}`;
  });
}
