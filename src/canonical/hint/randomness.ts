import { charCodeAt } from '../string-methods';

/** How much of a text looks made by chance. */
export interface Randomness {
  /** Bits by which chance explains its most random stretch better than somebody's words and numbers do. */
  readonly bits: number;
  /** Capitals and small letters both; a digest, a UUID and an article number have one case. */
  readonly mixed: boolean;
}

/** From so many bits on a text is no word and no number that a person wrote, whatever stands around it. */
const DRAWN = 11;

/** Whether a machine drew the text, as it draws keys, digests and UUIDs. */
export function looksDrawn(text: string): boolean {
  const { bits, mixed } = randomnessOf(text);
  return bits >= DRAWN && !(mixed && areWords(text));
}

/** Words and numbers written together: `SummerSale2024`. What a machine draws changes from one to the other sooner. */
export function areWords(text: string): boolean {
  const end = text.length < LONGEST ? text.length : LONGEST;
  let runs = 0;
  let characters = 0;
  for (let at = 0, from = 0; at < end; at++) {
    from = at;
    if (isDigit(text, at)) while (at < end && isDigit(text, at)) at += 1;
    else {
      while (at < end && isCapital(text, at)) at += 1;
      // A word has its capital with it; of more than one, all are one run.
      if (at - from < 2) while (at < end && isSmall(text, at)) at += 1;
    }
    if (at === from) continue;
    runs += 1;
    characters += at - from;
    at -= 1;
  }
  return characters >= 3 * runs;
}

const isDigit = (text: string, at: number): boolean => kindAt(text, at) === DIGIT;
const isCapital = (text: string, at: number): boolean => kindAt(text, at) === CAPITAL;
const isSmall = (text: string, at: number): boolean => {
  const kind = kindAt(text, at);
  return kind === VOWEL || kind === CONSONANT || kind === RARE;
};

const LONGEST = 256;
const none: Randomness = { bits: 0, mixed: false };

/**
 * Weighs two ways in which a text may have come about: written by people (words, numbers, abbreviations), or drawn from
 * an alphabet. Each step from one kind of character to the next speaks for one of them; the stretch counts that speaks
 * most for chance (https://en.wikipedia.org/wiki/CUSUM).
 * @param text percent-decoded; of a long one only the start is looked at
 * @returns no bits for a text with a character that no token holds: a space, a letter that is no ASCII, brackets
 */
export function randomnessOf(text: string): Randomness {
  const end = text.length < LONGEST ? text.length : LONGEST;
  let seen = 0;
  for (let at = 0; at < end; at++) {
    const kind = kindAt(text, at);
    if (kind === OTHER) return none;
    seen |= 1 << kind;
  }
  // Numbers alone, the most common values, are never drawn.
  if ((seen & 0b11110) === 0) return none;
  const small = (seen & 0b1110) !== 0;
  const capitals = (seen & (1 << CAPITAL)) !== 0;
  const mixed = small && capitals;
  const bits = mostBits(text, end, mixed);
  return { bits: !mixed && bits < DIGEST_BITS && text.length >= 16 && isDigest(text) ? DIGEST_BITS : bits, mixed };
}

/** What chance says for a digest or UUID at the least: some hold long runs of digits, but people write none. */
const DIGEST_BITS = 16;

const isDigest = (text: string): boolean =>
  /^(?:[0-9a-f]{16,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text) &&
  /[0-9]/.test(text) &&
  /[a-f]/i.test(text);

function mostBits(text: string, end: number, mixed: boolean): number {
  const steps = mixed ? mixedSteps : singleSteps;
  let most = 0;
  let sum = 0;
  let before = MARK;
  for (let at = 0; at < end; at++) {
    const found = kindAt(text, at);
    const kind = !mixed && found === CAPITAL ? smallKindAt(text, at) : found;
    // The same once more tells nothing: xxxxxxxx holds a place.
    const repeated = at > 0 && charCodeAt.call(text, at) === charCodeAt.call(text, at - 1);
    sum += repeated ? -1 : (steps[before * KINDS + kind] ?? 0);
    if (sum < 0) sum = 0;
    if (sum > most) most = sum;
    before = kind;
  }
  return most;
}

const DIGIT = 0;
const VOWEL = 1;
const CONSONANT = 2;
const RARE = 3;
const CAPITAL = 4;
const MARK = 5;
const OTHER = 6;
const KINDS = 6;

const kinds = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  if (/[0-9]/.test(character)) return DIGIT;
  if (/[aeiouy]/.test(character)) return VOWEL;
  if (/[jqxz]/.test(character)) return RARE;
  if (/[a-z]/.test(character)) return CONSONANT;
  if (/[A-Z]/.test(character)) return CAPITAL;
  return /[-_.~+/=:*|!$]/.test(character) ? MARK : OTHER;
}

function kindAt(text: string, at: number): number {
  const code = charCodeAt.call(text, at);
  return code < 128 ? (kinds[code] ?? OTHER) : OTHER;
}

const smallKindAt = (text: string, at: number): number => kinds[charCodeAt.call(text, at) | 0x20] ?? OTHER;

/**
 * Bits of each step: log2 of how often chance takes it over how often people do. A row for the kind before (digit,
 * vowel, consonant, j q x z, capital, mark), a column for the kind behind. How often people do was counted on the paths
 * and queries of the links in package READMEs, and rounded towards more digits and capitals than those hold.
 */
const mixedSteps: readonly number[] = [
  [-2.2, 1.6, 2.6, 2.6, 3.8, 0],
  [3.4, -0.1, -1.6, 1.1, 4.3, 0],
  [3.0, -2.3, -0.6, 2.6, 4.3, 0],
  [3.0, -1.9, -1.0, 1.0, 4.3, 0],
  [2.0, -1.6, 0.5, 2.6, 0, 0],
  [-1.0, 0, -0.7, 1.0, 2.0, 0],
].flat();

/** The same for digits and letters of one case. */
const singleSteps: readonly number[] = [
  [-1.3, 2.5, 3.5, 3.5, 0, 0],
  [4.2, 0.7, -0.8, 1.9, 0, 0],
  [3.8, -1.4, 0.2, 3.5, 0, 0],
  [3.8, -1.1, -0.2, 1.9, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [-0.2, 0.7, 0.2, 1.9, 0, 0],
].flat();
