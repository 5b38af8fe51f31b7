/** `npm start`: everything that is needed to try the extension, from a fresh clone on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { Trouble } from './lib/limit.mjs';
import { installPackages } from './lib/packages.mjs';
import { say } from './lib/say.mjs';

const home = mkdtempSync(join(tmpdir(), 'plainlink-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));

try {
  await installPackages();
  await build();
  // Only now are there packages to import.
  const { tryIt } = await import('./start/try-it.mjs');
  await tryIt(home);
  process.exit(0);
} catch (error) {
  say(error instanceof Trouble ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
}
