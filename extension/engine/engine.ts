import { shippedRules } from 'virtual:rules';
import { createLinkEngine, linksIn, siteOf, withLists, type LinkEngine } from '../../src/index';
import type { Chosen } from '../platform/storage/view';
import { browserToAscii } from './host';
import { type Asked, listRulesAt, noListRules, type ListRules } from './list-rules';
import { rulesInUse } from './rules-in-use';

/** The last engine for what the person chose, and what of the person's lists is in it. */
const engines = new WeakMap<Chosen, { readonly engine: LinkEngine; readonly lists: ListRules }>();

/** Redirects are opened up to five deep, and each may lead to a host that the lists were not yet asked about. */
const mostRounds = 6;

/**
 * The engine for what the person chose, with what the person's lists say of the links in some texts. It is made anew
 * only when either has changed.
 */
export async function engineFor(chosen: Chosen, texts: readonly string[]): Promise<LinkEngine> {
  let engine = engineWith(chosen, (await listRulesAt(() => texts.flatMap(askedOf))) ?? noListRules);
  for (let round = 0; round < mostRounds; round++) {
    const before = engine;
    const lists = await listRulesAt(() => texts.flatMap((text) => askedBehind(text, before)));
    if (lists === null) return engine;
    engine = engineWith(chosen, lists);
    if (engine === before) return engine;
  }
  return engine;
}

function engineWith(chosen: Chosen, lists: ListRules): LinkEngine {
  const made = engines.get(chosen);
  if (made?.lists === lists) return made.engine;
  const engine = makeEngine(chosen, lists);
  engines.set(chosen, { engine, lists });
  return engine;
}

function makeEngine({ settings, entries }: Chosen, { chunks, sites }: ListRules): LinkEngine {
  return createLinkEngine(
    { toAscii: browserToAscii, siteOf },
    {
      rules: withLists(rulesInUse(shippedRules, settings.rulesOff), chunks, ...sites),
      policy: settings.policy,
      user: entries,
      keepClasses: settings.keepAffiliate ? ['affiliate'] : [],
      keepTextFragment: settings.keepTextFragment,
    },
  );
}

const linksOf = (text: string): string[] => linksIn(text).map(([from, to]) => text.slice(from, to));

/** The links in a text, and a text that is a link. */
const askedOf = (text: string): Asked[] => [text, ...linksOf(text)].map(asked);

/** The same with those to which redirects lead. */
function askedBehind(text: string, engine: LinkEngine): Asked[] {
  return [text, ...linksOf(text)].flatMap((link) => {
    const found = engine.explain(link);
    return 'error' in found ? [] : [...found.unwrapped.map(({ to }) => asked(to)), { link, host: found.host }];
  });
}

const asked = (link: string): Asked => ({
  link,
  host: /^https?:/i.test(link) && URL.canParse(link) ? new URL(link).hostname : null,
});
