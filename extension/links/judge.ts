import { type LinkEngine, siteOf } from '../../src/index';
import type { Carried, Judged } from './row';

/**
 * What an engine says of a link.
 * @param known what was carried before, so that links share what they carry; filled
 */
export function judge(engine: LinkEngine, link: string, known: Map<string, Carried>): Judged {
  const site = siteOfLink(link);
  const found = engine.explain(link);
  if ('error' in found) return { site, clean: link, carried: [], goes: 0, sealed: false, opened: false };
  const carried = new Set<Carried>();
  let goes = 0;
  for (const { name, action, layer, vendor = null, class: kind = null } of found.decisions) {
    const strips = action === 'strip';
    if (strips) goes++;
    const key = `${action} ${layer} ${vendor} ${kind} ${name}`;
    let one = known.get(key);
    if (!one) known.set(key, (one = { name, goes: strips, layer, vendor, class: kind }));
    carried.add(one);
  }
  return {
    site,
    clean: found.canonical,
    carried: [...carried],
    goes,
    sealed: found.sealed !== undefined,
    opened: found.unwrapped.length > 0,
  };
}

/** The registrable domain, else the host. */
function siteOfLink(link: string): string {
  const { hostname } = new URL(link);
  return siteOf(hostname) ?? hostname;
}
