import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../../../../scripts/lib/run.mjs';

test('what a program says comes back with its code', async () => {
  expect(await run('bash', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({ code: 3, out: 'out\n', err: 'err\n' });
});

test('a program that takes too long is ended, with everything that it started', async () => {
  const { code, out, err } = await run('bash', ['-c', 'sleep 60 & echo $!; wait'], { seconds: 1 });
  expect(code).toBeNull();
  expect(err).toContain('was ended after 1 seconds');
  // A process that was killed lets go of its output while it still dies, and its parent may take notice later.
  await expect.poll(() => ['gone', 'Z'].includes(stateOf(out.trim()) ?? '')).toBe(true);
});

test('a program that is not there is an answer, not a crash', async () => {
  expect(await run('no-such-program-anywhere', [])).toMatchObject({ code: -1, err: expect.stringContaining('ENOENT') });
});

function stateOf(pid: string): string | undefined {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ')[2] : 'gone';
}
