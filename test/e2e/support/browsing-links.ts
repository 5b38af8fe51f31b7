import { join } from 'node:path';
import { browserWith } from '../../property/dnr/browser';
import { allLinks, dressed } from '../../property/dnr/links';
import type * as Library from '../../../src/index';
import { gather } from '../../../src/rules/gather';
import { faultsAsError } from '../../../src/rules/schema';
import { readRuleFiles } from '../../../scripts/build/rule-files';

/** A link, and what a server may see of it. */
export interface Asked {
  readonly link: string;
  readonly inFirefox: string;
  readonly inChromium: string;
}

/** What the person has chosen in the browsers of these tests. */
export const chosen: Library.UserEntries = {
  version: 1,
  sites: { 'kept.example': { keep: ['gclid'] }, 'alone.example': { alone: true } },
};

/**
 * Sixty links that lose what the engine takes out of them because it tells who the person is, and sixty that a browser
 * has to ask for as they are: sealed, left alone, redirectors' or without such a parameter. Spread over all that we have.
 */
export async function linksToOpen(): Promise<{ readonly changed: readonly Asked[]; readonly kept: readonly Asked[] }> {
  const gathered = gather(readRuleFiles());
  if (!gathered.ok) throw faultsAsError(gathered.errors);
  const { rules } = gathered;
  // As it is built: the sources ask for the suffix list, which only a build has.
  const { createEngine, navigationRules }: typeof Library = await import(join(process.cwd(), 'dist/lib/index.js'));
  const engine = createEngine({ rules, user: chosen });
  const { leftOut } = navigationRules({ rules, user: chosen });
  const untold = new Set(leftOut.filter(({ why }) => why !== 'case').flatMap(({ names }) => names));
  const model = browserWith(navigationRules({ rules, user: chosen }).rules);
  const own = ['https://kept.example/?gclid=1&fbclid=2&id=3', 'https://alone.example/?gclid=1&id=2'];
  const all = [...own, ...allLinks().flatMap((link) => [link, ...dressed(link)])].filter(isOpenable);
  const asked = all.map((link): Asked & { readonly goes: boolean; readonly exact: boolean } => {
    const address = new URL(link).href;
    const found = engine.explain(address);
    const decisions = 'error' in found || found.unwrapped.length > 0 ? [] : found.decisions;
    const gone = decisions.filter(
      ({ action, part, class: kind }) =>
        action === 'strip' && part === 'query' && (kind === 'click-id' || kind === 'user-id'),
    );
    const told = gone.filter(({ name }) => !untold.has(name));
    const { removed } = model(address);
    const left = tokensOf(address).filter(
      (token) => !gone.some(({ start, end }) => address.slice(start, end) === token),
    );
    const [bare] = address.split(/[?#]/);
    const written = (tokens: readonly string[]) => `${bare}${tokens.length === 0 ? '' : `?${tokens.join('&')}`}`;
    return {
      link: address,
      goes: gone.length > 0,
      // Where the model, too, takes all of it out: a browser cannot be told of the rest.
      exact: told.length === gone.length && removed.length === gone.length,
      inFirefox: gone.length === 0 ? withoutFragment(address) : written(left),
      inChromium:
        gone.length === 0
          ? withoutFragment(address)
          : written(left.map((token) => (token.includes('=') ? token : `${token}=`))),
    };
  });
  return {
    changed: spread(
      asked.filter(({ goes, exact }) => goes && exact),
      60,
    ),
    kept: spread(
      asked.filter(({ goes, link }) => !goes && /[?&](?:gclid|fbclid|mc_eid|_hsenc|mkt_tok|token|code)=/.test(link)),
      60,
    ),
  };
}

const isOpenable = (link: string): boolean => {
  const { protocol, port, hostname, pathname } = new URL(link);
  return (
    protocol.startsWith('http') &&
    port === '' &&
    /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname) &&
    !/\.(?:pdf|zip|mp4|m3u8|apk)$/.test(pathname)
  );
};

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

const tokensOf = (address: string): readonly string[] => {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '';
  return query === '' ? [] : query.split('&');
};

/** The same ones each time, from all parts of a list; the first of it are always there. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  return Array.from({ length: count }, (_, i) => all[i < 2 ? i : Math.floor((i * all.length) / count)]).filter(
    (one) => one !== undefined,
  );
}
