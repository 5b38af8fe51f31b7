import type { ParameterClass, Part } from '../../canonical/types';
import type { HostPattern, Shape, StripRule, WrapperRule } from '../model';
import { isEntity, keyOfHost, type SiteOf } from './chunk-keys';
import { keyOfName } from './name-keys';
import type { ImportedList, ListChunk, Unsupported, UnsupportedReason } from './list';
import { listRuleId } from './rule-id';

/** Where in a list an entry stands, and how it is written there. */
export interface Entry {
  readonly line: number;
  readonly text: string;
}

/** A rule as an entry says it, without what all rules of a list have. */
export type StripDraft = Omit<StripRule, 'id' | 'why' | 'vendor' | 'strength' | 'class'> & {
  readonly class?: ParameterClass;
  readonly part?: Part;
};
export type WrapperDraft = Omit<WrapperRule, 'id' | 'why' | 'vendor' | 'tentative'>;

/** Sorts what becomes of a list's entries: rules by site, and what is left out by why. */
export class Sorter {
  readonly #list: { readonly id: string; readonly name: string };
  readonly #siteOf: SiteOf;
  readonly #chunks = new Map<string, { strip: StripRule[]; wrappers: WrapperRule[]; except: Shape[] }>();
  readonly #leftOut = new Map<UnsupportedReason, { count: number; examples: Entry[] }>();
  #entries = 0;

  constructor(list: { readonly id: string; readonly name: string }, siteOf: SiteOf) {
    this.#list = list;
    this.#siteOf = siteOf;
  }

  /** An entry that became something. To be called once for each. */
  used(): void {
    this.#entries += 1;
  }

  /** An entry of which nothing is made. */
  leaveOut(why: UnsupportedReason, { line, text }: Entry): void {
    this.#entries += 1;
    const known = this.#leftOut.get(why) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES) known.examples.push({ line, text: text.slice(0, LONGEST_EXAMPLE) });
    this.#leftOut.set(why, known);
  }

  strip({ line }: Entry, draft: StripDraft): void {
    const { hosts, class: kind = 'campaign', ...rest } = draft;
    const about = { id: listRuleId(this.#list.id, line), why: 'listed', vendor: this.#list.name } as const;
    const rule: StripRule = { ...about, ...rest, strength: 'usual', class: kind };
    if (hosts) for (const [key, some] of this.#byKey(hosts)) this.#chunk(key).strip.push({ ...rule, ...some });
    else for (const [key, names] of byName(rule.names)) this.#chunk(key).strip.push({ ...rule, names });
    this.#noteEntities(rest.except);
  }

  wrapper({ line }: Entry, draft: WrapperDraft): void {
    const { hosts, ...rest } = draft;
    const about = { id: listRuleId(this.#list.id, line), why: 'listedRedirect', vendor: this.#list.name } as const;
    for (const [key, { hosts: some = [] }] of this.#byKey(hosts))
      this.#chunk(key).wrappers.push({ ...about, ...rest, hosts: some, tentative: true });
    this.#noteEntities(rest.except);
  }

  /** Where no rule of a list holds, or none about certain names. */
  except({ hosts, ...rest }: Shape): void {
    for (const [key, some] of this.#byKey(hosts)) this.#chunk(key).except.push({ ...some, ...rest });
  }

  /** Everything together. */
  sorted(about: Pick<ImportedList, 'format' | 'title' | 'expires'>): ImportedList {
    const unsupported: Unsupported[] = [...this.#leftOut].map(([why, { count, examples }]) => ({
      why,
      count,
      examples,
    }));
    const leftOut = unsupported.reduce((sum, { count }) => sum + count, 0);
    const chunks = new Map<string, ListChunk>();
    for (const [key, { strip, wrappers, except }] of this.#chunks)
      chunks.set(key, except.length > 0 ? { strip, wrappers, except } : { strip, wrappers });
    return { ...about, entries: this.#entries, used: this.#entries - leftOut, chunks, unsupported };
  }

  #byKey(
    hosts: readonly HostPattern[] | undefined,
  ): Iterable<readonly [key: string, where: { hosts?: readonly HostPattern[] }]> {
    if (!hosts) return everywhere;
    const [only = ''] = hosts;
    if (hosts.length === 1) return [[keyOfHost(only, this.#siteOf), { hosts }]];
    const byKey = new Map<string, { hosts: HostPattern[] }>();
    for (const host of hosts) {
      const key = keyOfHost(host, this.#siteOf);
      const known = byKey.get(key);
      if (known) known.hosts.push(host);
      else byKey.set(key, { hosts: [host] });
    }
    return byKey;
  }

  /** Where an exception names a name under any suffix, the list speaks of that name: its sites have to be told. */
  #noteEntities(except: readonly Shape[] = []): void {
    for (const { hosts = [] } of except)
      for (const host of hosts) if (isEntity(host)) this.#chunk(keyOfHost(host, this.#siteOf));
  }

  #chunk(key: string) {
    const known = this.#chunks.get(key);
    if (known) return known;
    const chunk = { strip: [], wrappers: [], except: [] };
    this.#chunks.set(key, chunk);
    return chunk;
  }
}

/** Names by the chunk where a rule for them on every site belongs. */
function byName(names: readonly string[]): ReadonlyMap<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const name of names) {
    const key = keyOfName(name) ?? '';
    const known = byKey.get(key);
    if (known) known.push(name);
    else byKey.set(key, [name]);
  }
  return byKey;
}

const everywhere = [['', {}]] as const;
const EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;
