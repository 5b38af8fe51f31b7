import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './limit.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** Installs the npm packages when they are missing or no longer those of package-lock.json. */
export async function installPackages() {
  if (packagesAreThere()) return;
  await step('Installing the npm packages', async () => {
    const { code, err } = await run('npm', ['ci', '--no-audit', '--no-fund'], { seconds: 600 });
    if (code !== 0) throw new Trouble(`npm ci failed:\n${err.trim()}`);
  });
}

/** npm keeps a copy of what it installed; an optional package for another machine is not in it. */
function packagesAreThere() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = parse(installed);
  return Object.entries(parse(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || (have[path] ? have[path].version === version : optional),
  );
}

/** @returns {Record<string, { version: string, optional?: boolean }>} */
function parse(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
