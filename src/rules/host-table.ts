import type { HostIndex } from './hosts';
import { numbersFor } from './numbers';
import { charCodeAt, indexOf, startsWith } from '../canonical/string-methods';

/** Hosts that differ in these four characters before the path are told apart at once: at least by so many numbers. */
const LIKELY = 1 << 14;
/** There are no more different ones. */
const MOST_LIKELY = 1 << 20;

/**
 * Which of some known hosts stands in a text, without cutting it out: hosts are hashed from their end and looked up at
 * each dot, as suffixes of domains ask for.
 */
export class HostTable {
  readonly #hosts: readonly string[];
  readonly #hashes: Int32Array;
  readonly #numbers: Uint16Array | Uint32Array;
  readonly #mask: number;
  /** By how a label and its dot begin: a number from 1 for each group of labels that begin so. */
  readonly #labelStarts = new Uint16Array(1 << 15);
  readonly #labelGroups: Label[][] = [];
  readonly #likely: Uint8Array;
  readonly #likelyMask: number;

  /**
   * @param hosts as `example.com`, which stands for everything below it too
   * @param labels first labels, as the `login` of `login.*`
   */
  constructor(hosts: readonly string[], labels: readonly string[]) {
    this.#hosts = hosts;
    const size = 2 ** Math.ceil(Math.log2(hosts.length * 2 + 16));
    this.#mask = size - 1;
    this.#likelyMask = Math.min(MOST_LIKELY, Math.max(LIKELY, 2 * size)) - 1;
    this.#likely = new Uint8Array(this.#likelyMask + 1);
    this.#hashes = new Int32Array(size);
    this.#numbers = numbersFor(hosts.length, size);
    for (const [i, label] of labels.entries()) this.#addLabel({ text: `${label}.`, number: i + 1 });
    hosts.forEach((host, i) => {
      const hash = hashBack(host);
      let slot = (hash ^ (hash >>> 12)) & this.#mask;
      while (this.#numbers[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#hashes[slot] = hash;
      this.#numbers[slot] = i + 1;
      for (const end of endings(host)) this.#likely[end & this.#likelyMask] = 1;
    });
  }

  #addLabel(label: Label): void {
    // A single letter and its dot are followed by anything.
    for (const next of label.text.length === 2 ? anyOfHost : [0]) {
      const at = start(label.text + String.fromCharCode(next), 0);
      this.#labelStarts[at] ||= this.#labelGroups.push([]);
      this.#labelGroups[(this.#labelStarts[at] ?? 0) - 1]?.push(label);
    }
  }

  /** How many hosts are known: `find` gives larger numbers only where it knows the first label. */
  get hosts(): number {
    return this.#hosts.length;
  }

  /**
   * The nearest known host at or above the one at `text[from..to)`, and its first label where that is known.
   * @param from where the host begins, in small letters
   * @returns a number for that pair: the same number, the same rules; 0 where neither is known
   */
  find(text: string, from: number, to: number): number {
    const end = charCodeAt.call(text, to - 1) === 0x2e ? to - 1 : to;
    const label = this.#labelAt(text, from, end);
    const host = this.#isLikely(text, from, end) ? this.#hostAt(text, from, end) : 0;
    return label * (this.#hosts.length + 1) + host;
  }

  /**
   * Whether a known host may stand there, told by how the text ends, whatever stands before it. It denies no host that
   * `find` knows, save one of which it knows only the first label.
   * @param from where the authority begins, or the slash before it
   */
  mayKnow(text: string, from: number, to: number): boolean {
    return this.#isLikely(text, from, charCodeAt.call(text, to - 1) === 0x2e ? to - 1 : to);
  }

  /** Whether a known first label may stand there, whatever user information stands before it. */
  mayHaveLabel(text: string, from: number, to: number): boolean {
    if (this.#labelGroups.length === 0) return false;
    const at = charCodeAt.call(text, from) === 0x2f ? from + 1 : from;
    if (this.#labelStarts[start(text, at)] !== 0) return true;
    const user = indexOf.call(text, '@', at);
    return user >= 0 && user < to;
  }

  #isLikely(text: string, from: number, to: number): boolean {
    const length = to - from;
    if (length < 8) return true;
    const before = charCodeAt.call(text, to - 5);
    return before === 0x2e || this.#likely[ending(text, to) & this.#likelyMask] === 1;
  }

  #hostAt(text: string, from: number, to: number): number {
    let best = 0;
    let hash = 0;
    for (let at = to - 1; at >= from; at--) {
      const code = charCodeAt.call(text, at);
      if (code === 0x2e) best = this.#probe(hash, text, at + 1, to) || best;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    return this.#probe(hash, text, from, to) || best;
  }

  #probe(hash: number, text: string, from: number, to: number): number {
    for (let slot = (hash ^ (hash >>> 12)) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = this.#numbers[slot] ?? 0;
      if (number === 0) return 0;
      if (this.#hashes[slot] !== hash) continue;
      const host = this.#hosts[number - 1] ?? '';
      if (host.length === to - from && startsWith.call(text, host, from)) return number;
    }
  }

  #labelAt(text: string, from: number, to: number): number {
    const group = this.#labelStarts[start(text, from)] ?? 0;
    if (group === 0) return 0;
    for (const label of this.#labelGroups[group - 1] ?? [])
      if (from + label.text.length <= to && startsWith.call(text, label.text, from)) return label.number;
    return 0;
  }
}

/** A first label with its dot. */
interface Label {
  readonly text: string;
  readonly number: number;
}

/** A table of everything that some indexes hold something for. */
export function hostTableOf(indexes: readonly HostIndex<unknown>[]): HostTable {
  const keys = indexes.map((index) => index.keys);
  return new HostTable(unique(keys.map(({ hosts }) => hosts)), unique(keys.map(({ labels }) => labels)));
}

const unique = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

function hashBack(host: string): number {
  let hash = 0;
  for (let at = host.length - 1; at >= 0; at--) hash = (Math.imul(hash, 31) + host.charCodeAt(at)) | 0;
  return hash;
}

/** By the first three characters: a label shorter than that is told with the dot behind it. */
const start = (text: string, at: number): number =>
  ((charCodeAt.call(text, at) & 31) << 10) |
  ((charCodeAt.call(text, at + 1) & 31) << 5) |
  (charCodeAt.call(text, at + 2) & 31);

/** The last character, and the three that stand before `.com`. */
const ending = (text: string, to: number): number =>
  mix(
    charCodeAt.call(text, to - 1),
    charCodeAt.call(text, to - 5),
    charCodeAt.call(text, to - 6),
    charCodeAt.call(text, to - 7),
  );

const mix = (last: number, a: number, b: number, c: number): number =>
  Math.imul(last, 7919) + Math.imul(a, 961) + Math.imul(b, 31) + c;

/** Where a text that ends with this host may be noticed. A host too short to have a fifth last character is always. */
function* endings(host: string): Generator<number> {
  const at = (back: number): readonly number[] =>
    back <= host.length ? [host.charCodeAt(host.length - back)] : back === host.length + 1 ? before : anyOfHost;
  if (host.length < 5) return;
  for (const a of at(5))
    for (const b of at(6)) for (const c of at(7)) yield mix(host.charCodeAt(host.length - 1), a, b, c);
}

/** What stands before a host that is a part of another, or follows user information. */
const before: readonly number[] = [0x2e, 0x40];
const anyOfHost: readonly number[] = Array.from('abcdefghijklmnopqrstuvwxyz0123456789-._', (c) => c.charCodeAt(0));
