// Full size: PLAINLINK_PROOF=full.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRuleFiles } from '../../scripts/build/rule-files';
import { ENOUGH_BITS, looksLikeShareToken, tokenBits } from '../../src/canonical/hint/share-token';
import { diceFrom } from '../bench/corpus/dice.mjs';
import { contentKinds } from './labelled/content';
import { labelled, type Labelled } from './labelled/kind';
import { hiddenKinds, tokenKinds } from './labelled/tokens';
import { sampleTokens } from './labelled/samples';

const full = process.env['PLAINLINK_PROOF'] === 'full';
const count = full ? 200_000 : 20_000;
const seed = Number(process.env['PLAINLINK_SEED'] ?? (full ? Date.now() % 2 ** 31 : 2026));

const bits = new Map<Labelled, number>();
const content = labelled(contentKinds, count, diceFrom(seed));
const tokens = labelled(tokenKinds, count, diceFrom(seed + 1));
const hidden = labelled(hiddenKinds, count / 10, diceFrom(seed + 2));
const written = writtenContent();
const samples = sampleTokens(readRuleFiles());

/** Part of those that are hinted from so many bits on. */
function share(of: readonly Labelled[], least: number): number {
  return of.filter((one) => bitsOf(one) >= least).length / of.length;
}

function bitsOf(one: Labelled): number {
  const known = bits.get(one);
  if (known !== undefined) return known;
  const found = tokenBits(one.name, one.value);
  bits.set(one, found);
  return found;
}
const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

test('at most one content value in a hundred is hinted', () => {
  expect(share(content, ENOUGH_BITS)).toBeLessThanOrEqual(0.01);
});

test('no content value of the links in package READMEs is hinted', () => {
  expect(written.filter(({ name, value }) => looksLikeShareToken(name, value))).toEqual([]);
});

test('nine tokens in ten are hinted, where form or name can tell', () => {
  expect(share(tokens, ENOUGH_BITS)).toBeGreaterThanOrEqual(0.9);
});

if (full) console.log(report());

function report(): string {
  const found = share(tokens, ENOUGH_BITS);
  const wrong = share(content, ENOUGH_BITS);
  return [
    `seed ${seed}; ${count} content values made, ${written.length} from READMEs; ${count} tokens made, ${samples.length} from the samples of the rules`,
    '',
    `from ${ENOUGH_BITS} bits on (as many content values as tokens):`,
    `  content hinted            ${percent(wrong)}`,
    `  content of READMEs hinted ${percent(share(written, ENOUGH_BITS))}`,
    `  tokens hinted (recall)    ${percent(found)}`,
    `  hints right (precision)   ${percent(found / (found + wrong))}`,
    `  tokens in samples of the rules that are 8 characters or more, with letters and digits, hinted ${percent(share(samples, ENOUGH_BITS))}`,
    `  tokens that look like ids of content, hinted ${percent(share(hidden, ENOUGH_BITS))}`,
    '',
    'bits  content hinted  tokens hinted',
    ...[10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28].map(
      (least) =>
        `${String(least).padStart(4)}  ${percent(share(content, least)).padStart(14)}  ${percent(share(tokens, least)).padStart(13)}`,
    ),
    '',
    'content hinted, by kind:',
    ...byKind(content).filter((line) => !line.endsWith(' 0.00 %')),
    '',
    'tokens hinted, by kind:',
    ...byKind(tokens),
  ].join('\n');
}

function byKind(of: readonly Labelled[]): string[] {
  return [...new Set(of.map(({ kind }) => kind))]
    .map(
      (kind) =>
        [
          kind,
          share(
            of.filter((one) => one.kind === kind),
            ENOUGH_BITS,
          ),
        ] as const,
    )
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, part]) => `  ${kind.padEnd(70)} ${percent(part)}`);
}

/** Parameters of links that people wrote into READMEs, without those that somebody added to follow a reader. */
function writtenContent(): Labelled[] {
  const lines = readFileSync(new URL('../fixtures/content-parameters.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const at = line.indexOf('=');
    return { kind: 'README', name: decodeURIComponent(line.slice(0, at)), value: line.slice(at + 1) };
  });
}
