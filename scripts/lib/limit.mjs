/** A wait that came to its end, or a condition of the machine: the message is all that a person needs. */
export class Trouble extends Error {}

/**
 * What `promise` gives, or a Trouble that says what did not happen in time.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} seconds
 * @param {string} what The sentence's subject and verb: "The browser did not start".
 * @returns {Promise<T>}
 */
export async function within(promise, seconds, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Trouble(`${what} within ${seconds} seconds.`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The first answer of `probe` that is neither null, undefined nor false; a Trouble when there is none in time.
 * @template T
 * @param {() => Promise<T | null | undefined | false>} probe
 * @param {number} seconds
 * @param {string} what
 * @returns {Promise<T>}
 */
export async function until(probe, seconds, what) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    const found = await probe();
    if (found) return found;
  }
  throw new Trouble(`${what} within ${seconds} seconds.`);
}

/** Waits. */
export function pause(/** @type {number} */ ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
