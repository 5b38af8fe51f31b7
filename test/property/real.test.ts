// Full size: PLAINLINK_PROOF=full, which also reads the documents of this machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { createEngine, type Result } from '../../src/index';
import type { RuleSet } from '../../src/rules/model';
import { shippedRules } from '../../src/rules/shipped';
import { siteOf } from '../../src/site';
import { diceFrom } from '../bench/corpus/dice.mjs';
import { linksOfPackages, realLinks } from '../bench/real-links.mjs';
import { dress, holdsOn, identifiersOf } from './dress';

const full = process.env['PLAINLINK_PROOF'] === 'full';
const seed = Number(process.env['PLAINLINK_SEED'] ?? (full ? Date.now() % 2 ** 31 : 2026));
const dressings = full ? 20 : 1;
const rules: RuleSet = shippedRules;
const engine = createEngine({ rules });

/**
 * What a reader has looked at: a parameter of a site (of any, with `*`) that may go, a host whose links may be sealed.
 * Where a new one shows up, open the link with and without it, and add a line that says what it is, or mend the rule.
 */
const judged = new Set(
  readFileSync(join(root, 'test/fixtures/real-links-judged.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).judged),
);

let links: string[] = [];
beforeAll(() => {
  links = (full ? realLinks() : linksOfPackages()).filter((link) => 'canonical' in engine.explain(link));
  console.log(
    `seed ${seed}; ${links.length} real links, ${links.filter((link) => link.includes('?')).length} with a query`,
  );
});

const explained = (link: string): Result => {
  const result = engine.explain(link);
  if ('error' in result) throw new Error(result.error.message);
  return result;
};

/** Each of these once, with how often. */
function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${String(count).padStart(6)}  ${line}`).toSorted();
}

const report = (title: string, lines: readonly string[]) => {
  if (full) console.log(`\n${title}\n${counted(lines).join('\n') || 'none'}`);
};

const everywhere = new Set(rules.strip.filter((rule) => !rule.hosts).map(({ id }) => id));

describe('links that people wrote', () => {
  test('lose no parameter that a reader has not judged to be none of the page’s', () => {
    const stripped = links.flatMap((link) => {
      const { sealed, decisions, text } = explained(link);
      const site = siteOf(new URL(text).hostname) ?? new URL(text).hostname;
      if (sealed) return [];
      return decisions
        .filter(({ action }) => action === 'strip')
        .map(({ name, rule }) => ({ name, site, rule, where: everywhere.has(rule) ? '*' : site }));
    });
    report(
      'stripped: name, site, rule',
      stripped.map(({ name, site, rule }) => `${name}  ${site}  ${rule}`),
    );
    const unknown = stripped.filter(({ name, where }) => !judged.has(`strip ${name} ${where}`));
    expect(counted(unknown.map(({ name, where, rule }) => `strip ${name} ${where} (${rule})`))).toEqual([]);
    expect(stripped.length).toBeGreaterThan(50);
  });

  test('are not sealed but where a reader has judged that they are signed, or sign somebody in', () => {
    const sealed = links.flatMap((link) => {
      const { sealed: by, text } = explained(link);
      return by ? [{ by: by.rule, host: new URL(text).hostname, link }] : [];
    });
    report(
      'sealed: guard, link',
      sealed.map(({ by, link }) => `${by}  ${link}`),
    );
    expect(
      counted(sealed.filter(({ host }) => !judged.has(`seal ${host}`)).map(({ by, link }) => `${by}  ${link}`)),
    ).toEqual([]);
  });

  test('dressed with every universal identifier, are what they were', { timeout: 7_200_000 }, () => {
    const dice = diceFrom(seed);
    const identifiers = identifiersOf(rules);
    const unused = new Set(identifiers.map(({ name }) => name));
    const sealedNow: string[] = [];
    let next = 0;
    let count = 0;
    // An empty query, or an empty parameter, goes with what is put beside it.
    const plain = links.filter((link) => !/\?(?:#|$)|[?&](?:&|#|$)/.test(link) && !explained(link).sealed);
    for (let round = 0; round < dressings; round += 1)
      for (const link of plain) {
        const chosen = Array.from({ length: dice.between(1, 3) }, () => identifiers[next++ % identifiers.length])
          .filter((one) => one !== undefined)
          .filter((one) => holdsOn(one, link));
        if (chosen.length === 0) continue;
        const dressed = dress(link, chosen, dice);
        const result = explained(dressed);
        count += 1;
        if (result.sealed) sealedNow.push(`${result.sealed.rule}  ${dressed}`);
        else if (result.canonical !== engine.canonical(link))
          throw new Error(`${dressed}\nbecomes ${result.canonical}\n     not ${engine.canonical(link)}`);
        else for (const { name } of chosen) unused.delete(name);
      }
    if (full) console.log(`\n${identifiers.length} identifiers, ${count} dressed links, none of which kept any`);
    report('sealed once they are dressed', sealedNow);
    expect(count).toBeGreaterThan(1000);
    expect([...unused]).toEqual([]);
    expect(sealedNow.length).toBeLessThan(count / 1000);
  });
});
