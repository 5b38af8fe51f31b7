import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// Each test starts processes, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The built command line. */
const cli = fileURLToPath(new URL('../../dist/lib/cli.js', import.meta.url));
if (!existsSync(cli)) throw new Error('There is no dist/lib/cli.js: run npm run build first.');

export interface Answer {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs it with these arguments and this on standard input. */
export function plainlink(args: readonly string[], input: string | Uint8Array = ''): Answer {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...args], { input, maxBuffer: 1 << 30 });
  return { out: stdout.toString(), err: stderr.toString(), code: status };
}

/** The same for output that is no text. */
export function plainlinkBytes(args: readonly string[], input: Uint8Array): Uint8Array {
  return spawnSync(process.execPath, [cli, ...args], { input, maxBuffer: 1 << 30 }).stdout;
}

/** Runs a line of a shell in which `plainlink` is the built command line. */
export function shell(line: string): Answer {
  const script = `plainlink() { "${process.execPath}" "${cli}" "$@"; }; ${line}`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return { out: stdout, err: stderr, code: status };
}

/** The command line with pipes left open. */
export const started = (args: readonly string[]) => spawn(process.execPath, [cli, ...args]);

/** A file that is there for one test. */
export function temporary(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'plainlink-')), name);
  writeFileSync(path, text);
  return path;
}
