import { parsePattern, type Matcher, matcher, spelledOut } from './match';
import type { Pattern } from './model';
import { TELLING } from './name-table';

/** Things by the name of a parameter. Exact names are looked up; only the rest is tried one by one. */
export class NameIndex<T> {
  // Made when they are needed: most indexes hold nothing, or exact names alone.
  #exact: Map<string, T[]> | null = null;
  #folded: Map<string, T[]> | null = null;
  /** Whether there are patterns that tell too little of how a name begins for a NameTable. */
  open = false;
  #tried: Tried<T>[] | null = null;
  #triedFolded: Tried<T>[] | null = null;

  add(patterns: readonly Pattern[], ignoreCase: boolean, thing: T): void {
    for (const pattern of patterns) {
      const parsed = parsePattern(pattern, ignoreCase);
      if (parsed.form === 'exact') {
        append(ignoreCase ? (this.#folded ??= new Map()) : (this.#exact ??= new Map()), parsed.text, thing);
        continue;
      }
      this.open ||= parsed.form === 'prefix' ? parsed.text.length < TELLING : spelledOut(pattern).length === 1;
      const folds = ignoreCase && parsed.form !== 'expression';
      const matches = folds ? matcher(pattern.toLowerCase()) : matcher(pattern, ignoreCase);
      (folds ? (this.#triedFolded ??= []) : (this.#tried ??= [])).push({ matches, thing });
    }
  }

  /** Everything under this name: exact names first, then patterns, each in the order in which they were added. */
  all(name: string): readonly T[] {
    const exact = this.#exact?.get(name);
    if (!this.#folded && !this.#tried && !this.#triedFolded) return exact ?? none;
    const low = name.toLowerCase();
    const folded = this.#folded?.get(low);
    const tried = matching(this.#tried, name);
    const triedFolded = matching(this.#triedFolded, low);
    if (!folded && !tried && !triedFolded) return exact ?? none;
    return [...(exact ?? none), ...(folded ?? none), ...(tried ?? none), ...(triedFolded ?? none)];
  }
}

interface Tried<T> {
  readonly matches: Matcher;
  readonly thing: T;
}

function matching<T>(tried: readonly Tried<T>[] | null, name: string): readonly T[] | null {
  let found: T[] | null = null;
  for (const { matches, thing } of tried ?? none) if (matches(name)) (found ??= []).push(thing);
  return found;
}

const none: readonly never[] = [];

function append<T>(map: Map<string, T[]>, key: string, thing: T): void {
  const list = map.get(key);
  if (list) list.push(thing);
  else map.set(key, [thing]);
}
