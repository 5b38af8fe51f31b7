/** One line for the person who waits. */
export function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Does `work` under a heading, with a line every 20 seconds, so that nobody takes slow for stuck.
 * @template T
 * @param {string} text What is done, as a person says it.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(text, work) {
  const start = Date.now();
  say(`${text} …`);
  const beat = setInterval(() => say(`  still at it after ${seconds(start)}`), 20_000);
  try {
    const result = await work();
    if (Date.now() - start > 2000) say(`  took ${seconds(start)}`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/** Time since `start`, as a person says it. */
export function seconds(/** @type {number} */ start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}
