// For npm run prove -- speed, which sets PLAINLINK_PROOF=full. Needs dist/lib, and a machine with nothing else to do.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('what a link costs stays within its bounds', { timeout: 3_600_000 }, () => {
  const bench = fileURLToPath(new URL('bench.mjs', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [bench, '50000', '31'], { encoding: 'utf8' });
  console.log(stdout + stderr);
  expect(status).toBe(0);
});
