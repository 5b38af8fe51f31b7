import { parsePattern, type Matcher, matcher } from './match';
import type { Pattern } from './model';

/** Things by the name of a parameter. Exact names and prefixes are looked up; only the rest is tried one by one. */
export class NameIndex<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #folded = new Map<string, T[]>();
  readonly #tried: { readonly matches: Matcher; readonly thing: T }[] = [];
  #prefixes: { readonly first: string; readonly matches: Matcher; readonly thing: T }[] = [];

  add(patterns: readonly Pattern[], ignoreCase: boolean, thing: T): void {
    for (const pattern of patterns) {
      const parsed = parsePattern(pattern, ignoreCase);
      if (parsed.form === 'exact') append(ignoreCase ? this.#folded : this.#exact, parsed.text, thing);
      else if (parsed.form === 'prefix' && parsed.text !== '')
        this.#prefixes.push({ first: parsed.text.charAt(0), matches: matcher(pattern, ignoreCase), thing });
      else this.#tried.push({ matches: matcher(pattern, ignoreCase), thing });
    }
  }

  /** The first thing under this name that `wanted` accepts. */
  find(name: string, wanted: (thing: T) => boolean): T | undefined {
    const exact = this.#exact.get(name)?.find(wanted);
    if (exact) return exact;
    const folded = this.#folded.size > 0 ? this.#folded.get(name.toLowerCase())?.find(wanted) : undefined;
    if (folded) return folded;
    const first = name.charAt(0).toLowerCase();
    for (const { first: begins, matches, thing } of this.#prefixes)
      if (begins.toLowerCase() === first && matches(name) && wanted(thing)) return thing;
    for (const { matches, thing } of this.#tried) if (matches(name) && wanted(thing)) return thing;
    return undefined;
  }
}

function append<T>(map: Map<string, T[]>, key: string, thing: T): void {
  const list = map.get(key);
  if (list) list.push(thing);
  else map.set(key, [thing]);
}
