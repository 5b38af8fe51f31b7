/**
 * A seeded generator: the same seed gives the same throws (mulberry32).
 * @param {number} seed
 */
export function diceFrom(seed) {
  let state = seed | 0;
  const part = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0, below the limit. @param {number} limit */
  const below = (limit) => Math.floor(part() * limit);
  return {
    below,
    /** Both ends count. @param {number} least @param {number} most */
    between: (least, most) => least + below(most - least + 1),
    /** @param {number} share */
    chance: (share) => part() < share,
    /** @template T @param {ArrayLike<T>} list @returns {T} */
    one: (list) => /** @type {T} */ (list[below(list.length)]),
    /** @param {number} length @param {string} letters */
    text: (length, letters = base64url) => Array.from({ length }, () => letters[below(letters.length)]).join(''),
    /** One of several, by weight. @template T @param {readonly (readonly [number, T])[]} choices @returns {T} */
    weighed(choices) {
      let left = part() * choices.reduce((sum, [weight]) => sum + weight, 0);
      const found = choices.find(([weight]) => (left -= weight) < 0) ?? choices.at(-1);
      return /** @type {readonly [number, T]} */ (found)[1];
    },
  };
}

/** @typedef {ReturnType<typeof diceFrom>} Dice */

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
export const hex = '0123456789abcdef';
export const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
