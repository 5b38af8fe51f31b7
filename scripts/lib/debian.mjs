import process from 'node:process';
import { findProgram } from './find.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs Debian packages where this machine and this person may.
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>} null when they are there now, else a sentence that says why not and what to do.
 */
export async function install(packages) {
  const list = packages.join(' ');
  if (!findProgram('apt-get')) return `There is no apt-get on this machine: please install ${list} by hand.`;
  if (process.getuid?.() !== 0) return `Only root may install: please run "sudo apt-get install ${list}".`;
  return step(`Installing ${list} from Debian`, async () => {
    const apt = ['install', '-y', '--no-install-recommends', ...packages];
    await run('apt-get', ['update'], { seconds: 180, env: quiet });
    const { code, err } = await run('apt-get', apt, { seconds: 1200, env: quiet });
    return code === 0 ? null : `apt-get could not install ${list}: ${err.trim().split('\n').at(-1)}`;
  });
}
