import { type HostTable, hostTableOf } from '../rules/host-table';
import { ownCopy } from './own-copy';
import { rulesOfSite, type SiteRules, type Sources } from './site-rules';

/** More than are ever needed of the shipped rules; of learned data there may be any number. */
const REMEMBERED_SITES = 4096;

/** What holds at each host, looked up when it is met first. All hosts of which the same is known share one answer. */
export class Sites {
  readonly #sources: Sources;
  readonly #table: HostTable;
  readonly #byHost: (SiteRules | null)[];
  /** The same for hosts of which the first label is known, too. */
  readonly #byLabel = new Map<number, SiteRules>();
  #everywhere: SiteRules | null = null;
  #made = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#table = hostTableOf([sources.rules.buckets, sources.user, sources.learned]);
    this.#byHost = Array<SiteRules | null>(this.#table.hosts + 1).fill(null);
  }

  /** What holds at a host of which nothing special is known. */
  get everywhere(): SiteRules {
    return (this.#everywhere ??= this.#byHost[0] = rulesOfSite('', this.#sources, null));
  }

  /** What holds at the host that stands in a text from one offset to another. */
  at(text: string, from: number, to: number): SiteRules {
    const number = this.#table.find(text, from, to);
    return this.#byHost[number] ?? this.#byLabel.get(number) ?? this.#make(text, from, to, number);
  }

  #make(text: string, from: number, to: number, number: number): SiteRules {
    const { everywhere } = this;
    if (number === 0) return everywhere;
    if (++this.#made > REMEMBERED_SITES) {
      this.#byHost.fill(null, 1);
      this.#byLabel.clear();
      this.#made = 1;
    }
    const site = rulesOfSite(ownCopy(text.slice(from, to)), this.#sources, everywhere);
    if (number <= this.#table.hosts) this.#byHost[number] = site;
    else this.#byLabel.set(number, site);
    return site;
  }
}
