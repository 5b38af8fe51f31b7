import fc from 'fast-check';
import { expect, test } from 'vitest';

/** PLAINLINK_PROOF=full asks for many texts, others each time; else they are few, and always the same. */
const full = process.env['PLAINLINK_PROOF'] === 'full';

/** PLAINLINK_SEED asks for the texts of a run that printed it. */
const seed = Number(process.env['PLAINLINK_SEED'] ?? (full ? Date.now() % 2 ** 31 : 2026));
console.log(`seed ${seed}`);

/**
 * A test that something holds for whatever the arbitrary makes.
 * @param holds throws where it does not
 * @param few how many texts are enough in the everyday run
 */
export function law<Value>(title: string, from: fc.Arbitrary<Value>, holds: (value: Value) => void, few = 3000): void {
  const parameters = full ? { numRuns: 200_000, seed } : { numRuns: few, seed };
  test(title, { timeout: full ? 7_200_000 : 120_000 }, () => {
    fc.assert(fc.property(from, holds), parameters);
    if (full) console.log(`${expect.getState().currentTestName}: ${parameters.numRuns}`);
  });
}

/** Cheaper than `expect`, which is asked a million times here. */
export function equal(got: unknown, expected: unknown): void {
  if (got !== expected) throw new Error(`got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
}
