// For npm run prove -- lines, which sets PLAINLINK_PROOF=full. Needs dist/lib.
import { expect, test } from 'vitest';
import { measureCommandLine } from './command-line.mjs';
import { sharedLinks } from './corpus/links.mjs';

const full = process.env['PLAINLINK_PROOF'] === 'full';

test('however many lines are piped through, memory stays what it was', { timeout: 3_600_000 }, async () => {
  const lines = full ? 10_000_000 : 400_000;
  const { moments, linesASecond } = await measureCommandLine(sharedLinks(20_000), lines, lines / 10);
  console.log(
    `${lines.toLocaleString('en')} lines as shared, ${Math.round(linesASecond).toLocaleString('en')} a second.`,
  );
  for (const { lines: answered, megabytes } of moments)
    console.log(`${answered.toLocaleString('en')} lines: ${megabytes ?? '?'} MB`);
  const held = moments.flatMap(({ megabytes }) => megabytes ?? []);
  // What the first tenth needs is what all need.
  if (held.length > 0) expect(Math.max(...held)).toBeLessThan((held[0] ?? 0) * 1.5 + 20);
});
