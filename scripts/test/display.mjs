import { findProgram } from '../lib/find.mjs';
import { within } from '../lib/limit.mjs';
import { end, start } from '../lib/run.mjs';

/**
 * Gives `work` a display of its own (Xvfb) for tests that really click, and takes it away again.
 * @param {(env: Record<string, string>) => Promise<void>} work
 */
export async function withDisplay(work) {
  if (!findProgram('Xvfb')) return work({});
  // Xvfb finds a free number and writes it to descriptor 3.
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  try {
    const number = await within(firstLine(child.stdio[3]), 15, 'Xvfb did not start');
    await work({ DISPLAY: `:${number}` });
  } finally {
    end(child.pid);
  }
}

/** @returns {Promise<string>} */
function firstLine(/** @type {any} */ stream) {
  return new Promise((resolve, reject) => {
    stream.once('data', (/** @type {Buffer} */ data) => resolve(data.toString().trim()));
    stream.once('error', reject);
    stream.once('end', () => reject(new Error('Xvfb ended.')));
  });
}
