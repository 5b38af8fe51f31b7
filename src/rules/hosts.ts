import type { HostPattern } from './model';

export type Families = Readonly<Record<string, readonly string[]>>;

/**
 * Things by host: `example.com` holds there and below, `login.*` where it is the first label, `@family` on each host of
 * that list, and what names no host holds everywhere. A look-up costs one Map access a label, however many hosts there are.
 */
export class HostIndex<T> {
  readonly #families: Families;
  readonly #everywhere: T[] = [];
  /** By host, or by the name of a family with its `@`. */
  readonly #below = new Map<string, T[]>();
  readonly #firstLabel = new Map<string, T[]>();
  #familiesOf: Map<string, string[]> | null = null;

  /** @param families what `@name` stands for; a name that is not there stands for nothing */
  constructor(families: Families = {}) {
    this.#families = families;
  }

  add(hosts: readonly HostPattern[] | undefined, thing: T): void {
    if (!hosts) this.#everywhere.push(thing);
    for (const host of hosts ?? []) {
      const [map, key] = host.endsWith('.*') ? [this.#firstLabel, host.slice(0, -2)] : [this.#below, host];
      const list = map.get(key);
      if (list) list.push(thing);
      else map.set(key, [thing]);
      if (host.startsWith('@')) this.#familiesOf = null;
    }
  }

  /** Hosts for which something is held, and first labels. */
  get keys(): { readonly hosts: readonly string[]; readonly labels: readonly string[] } {
    const hosts = [...this.#below.keys()].filter((host) => !host.startsWith('@'));
    return { hosts: [...hosts, ...this.#byFamily().keys()], labels: [...this.#firstLabel.keys()] };
  }

  /** Everything that holds on a host: the nearest host first, what holds everywhere last. */
  at(host: string): T[] {
    const found: T[] = [];
    const name = host.endsWith('.') ? host.slice(0, -1) : host;
    const dot = name.indexOf('.');
    if (this.#below.size > 0) {
      const families = this.#byFamily();
      for (let at = 0; at >= 0;) {
        const suffix = at === 0 ? name : name.slice(at);
        found.push(...(this.#below.get(suffix) ?? []));
        for (const family of families.get(suffix) ?? []) found.push(...(this.#below.get(family) ?? []));
        const next = name.indexOf('.', at);
        at = next < 0 ? -1 : next + 1;
      }
    }
    const labelled = dot < 0 ? undefined : this.#firstLabel.get(name.slice(0, dot));
    if (labelled) found.push(...labelled);
    return this.#everywhere.length === 0 ? found : [...found, ...this.#everywhere];
  }

  /** The families with something to them, by each of their hosts. */
  #byFamily(): ReadonlyMap<string, readonly string[]> {
    if (this.#familiesOf) return this.#familiesOf;
    const families = new Map<string, string[]>();
    for (const key of this.#below.keys())
      for (const host of key.startsWith('@') ? (this.#families[key.slice(1)] ?? []) : []) {
        const list = families.get(host);
        if (list) list.push(key);
        else families.set(host, [key]);
      }
    return (this.#familiesOf = families);
  }
}

/** `@family` written out. Unknown families hold nowhere: the checker refuses them. */
export function expandHosts(
  hosts: readonly HostPattern[] | undefined,
  families: Families,
): readonly HostPattern[] | undefined {
  return hosts?.flatMap((host) => (host.startsWith('@') ? (families[host.slice(1)] ?? []) : [host]));
}
