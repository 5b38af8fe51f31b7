/** As much at once as any person copies, and a little more with every second. */
const questions = { most: 60, perSecond: 1 };
const characters = { most: 4 << 20, perSecond: 1 << 18 };

/**
 * How much a page may ask.
 * @param now in milliseconds
 * @returns takes one question of so many characters from it; false when it is used up
 */
export function createAllowance(now: () => number = () => performance.now()): (length: number) => boolean {
  let left = questions.most;
  let room = characters.most;
  let at = now();
  return (length) => {
    const seconds = (now() - at) / 1000;
    at = now();
    left = Math.min(questions.most, left + seconds * questions.perSecond);
    room = Math.min(characters.most, room + seconds * characters.perSecond);
    if (left < 1 || room < length) return false;
    left -= 1;
    room -= length;
    return true;
  };
}
