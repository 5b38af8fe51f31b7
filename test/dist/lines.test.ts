// Small in npm test; npm run prove -- lines pipes ten million lines.
import process from 'node:process';
import { expect, test } from 'vitest';
import { linesPerSecond } from '../bench/bounds.mjs';
import { whole } from '../bench/format.mjs';
import { pipeLines } from '../bench/pipe-lines.mjs';

const isFull = process.env['PLAINLINK_PROOF'] === 'full';
const lines = isFull ? 10_000_000 : 200_000;

test('a long pipe is answered a line for a line, and memory does not grow with it', { timeout: 600_000 }, async () => {
  const piped = await pipeLines(lines, { every: lines / 10 });
  expect(piped.code).toBe(0);
  expect(piped.lines).toBe(lines);
  if (!isFull) return;
  const held = piped.memory.map(({ rss }) => rss);
  const grown = (held.at(-1) ?? Number.NaN) - (held[4] ?? Number.NaN);
  // Of the second half of the lines not a tenth is still held.
  expect(grown).toBeLessThan(piped.bytes / 2 / 10);
  console.log(
    [
      `${whole(lines)} lines as people share them, ${whole(piped.bytes / 1e6)} MB of answers, start-up included`,
      `${whole(linesPerSecond(piped))} lines a second of processor time, ${whole((lines * 1000) / piped.wall)} on the clock`,
      'memory of the command as the lines went by:',
      ...piped.memory.map(({ lines: at, rss }) => `${whole(at).padStart(12)} lines ${whole(rss / 1e6).padStart(6)} MB`),
    ].join('\n'),
  );
});
