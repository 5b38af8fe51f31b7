import type { HostPattern } from './model';

/**
 * Things by host: `example.com` holds there and below, `login.*` where it is the first label, and what names no
 * host holds everywhere. A look-up costs one Map access a label, however many hosts there are.
 */
export class HostIndex<T> {
  readonly #everywhere: T[] = [];
  readonly #below = new Map<string, T[]>();
  readonly #firstLabel = new Map<string, T[]>();

  add(hosts: readonly HostPattern[] | undefined, thing: T): void {
    if (!hosts) this.#everywhere.push(thing);
    for (const host of hosts ?? []) {
      const [map, key] = host.endsWith('.*') ? [this.#firstLabel, host.slice(0, -2)] : [this.#below, host];
      const list = map.get(key);
      if (list) list.push(thing);
      else map.set(key, [thing]);
    }
  }

  /** Hosts for which something is held, and first labels. */
  get keys(): { readonly hosts: readonly string[]; readonly labels: readonly string[] } {
    return { hosts: [...this.#below.keys()], labels: [...this.#firstLabel.keys()] };
  }

  /** Everything that holds on a host: the nearest host first, what holds everywhere last. */
  at(host: string): T[] {
    const found: T[] = [];
    const name = host.endsWith('.') ? host.slice(0, -1) : host;
    const dot = name.indexOf('.');
    if (this.#below.size > 0) {
      for (let at = 0; at >= 0;) {
        const list = this.#below.get(at === 0 ? name : name.slice(at));
        if (list) found.push(...list);
        const next = name.indexOf('.', at);
        at = next < 0 ? -1 : next + 1;
      }
    }
    const labelled = dot < 0 ? undefined : this.#firstLabel.get(name.slice(0, dot));
    if (labelled) found.push(...labelled);
    return this.#everywhere.length === 0 ? found : [...found, ...this.#everywhere];
  }
}

/** `@family` written out. Unknown families hold nowhere: the checker refuses them. */
export function expandHosts(
  hosts: readonly HostPattern[] | undefined,
  families: Readonly<Record<string, readonly string[]>>,
): readonly HostPattern[] | undefined {
  return hosts?.flatMap((host) => (host.startsWith('@') ? (families[host.slice(1)] ?? []) : [host]));
}
