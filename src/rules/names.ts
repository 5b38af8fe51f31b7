import { parsePattern, type Matcher, matcher, spelledOut } from './match';
import type { Pattern } from './model';

/** Things by the name of a parameter. Exact names are looked up; only the rest is tried one by one. */
export class NameIndex<T> {
  // Made when they are needed: most indexes hold nothing, or exact names alone.
  #exact: Map<string, T[]> | null = null;
  #folded: Map<string, T[]> | null = null;
  /** Whether there are patterns that tell nothing of how a name begins. */
  open = false;
  #tried: { readonly matches: Matcher; readonly thing: T }[] | null = null;

  add(patterns: readonly Pattern[], ignoreCase: boolean, thing: T): void {
    for (const pattern of patterns) {
      const parsed = parsePattern(pattern, ignoreCase);
      if (parsed.form === 'exact')
        append(ignoreCase ? (this.#folded ??= new Map()) : (this.#exact ??= new Map()), parsed.text, thing);
      else {
        (this.#tried ??= []).push({ matches: matcher(pattern, ignoreCase), thing });
        this.open ||= parsed.form !== 'prefix' && spelledOut(pattern).length === 1;
      }
    }
  }

  /** Everything under this name: exact names first, then patterns, each in the order in which they were added. */
  all(name: string): readonly T[] {
    const exact = this.#exact?.get(name);
    const folded = this.#folded?.get(name.toLowerCase());
    let tried: T[] | undefined;
    for (const { matches, thing } of this.#tried ?? none) if (matches(name)) (tried ??= []).push(thing);
    if (!folded && !tried) return exact ?? none;
    return [...(exact ?? none), ...(folded ?? none), ...(tried ?? none)];
  }
}

const none: readonly never[] = [];

function append<T>(map: Map<string, T[]>, key: string, thing: T): void {
  const list = map.get(key);
  if (list) list.push(thing);
  else map.set(key, [thing]);
}
