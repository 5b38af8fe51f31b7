import { shippedRules } from 'virtual:rules';
import type { NavigationRule, NavigationRules } from '../../../src/index';
import { browser } from '../../platform/browser';
import { browsingKey } from '../../platform/browsing/key';
import { readStopped, stoppedKey } from '../../platform/browsing/stopped';
import { isFailure, send } from '../../platform/messaging';
import type { Settings } from '../../platform/messages';
import type { Chosen } from '../../platform/storage/view';
import { withDocument } from '../document';

const { declarativeNetRequest: rules } = browser;

/** Rules that change often stand above the others, which take seconds to make. */
const standingId = 1_000_000;
/** Of the session: holds until the standing ones do. */
export const atOnceId = standingId + 2;
const abovePriority = 9000;
export const oncePriority = 10_000;

type Added = NonNullable<Parameters<typeof rules.updateDynamicRules>[0]['addRules']>;
/** The types that both browsers share know no transformation of a query. */
export const asRules = (own: readonly NavigationRule[]): Added => own as unknown as Added;

export function onStoppedChanged(changed: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && stoppedKey in changes) changed();
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Brings the browser's rules into line with what the person chose. Harmless to repeat. */
export function keepBrowsingRules(chosen: Chosen): Promise<void> {
  const kept = last.then(() => keep(chosen));
  last = kept.catch(() => undefined);
  return kept;
}

async function keep({ settings, entries }: Chosen): Promise<void> {
  const on = settings.browse && !settings.paused && settings.policy === 'share';
  const asked = on ? JSON.stringify({ rulesOff: settings.rulesOff, entries }) : '';
  const madeFrom = on ? `${browser.runtime.getManifest().version} ${shippedRules.version} ${asked}` : '';
  const { madeFrom: now = '' } = Object((await browser.storage.local.get(browsingKey))[browsingKey]) as {
    madeFrom?: unknown;
  };
  if (now !== madeFrom) await replace(madeFrom, asked);
  await keepStanding(on, settings);
}

/** Sites that are not among the chosen, and those that put everything back. */
async function keepStanding(on: boolean, { browseOn, browseSites }: Settings): Promise<void> {
  const stopped = on ? await readStopped() : [];
  const wanted = [
    ...(on && browseOn === 'chosen' && browseSites.length > 0 ? [{ excludedRequestDomains: [...browseSites] }] : []),
    ...(on && browseOn === 'chosen' && browseSites.length === 0 ? [{}] : []),
    ...(stopped.length > 0 ? [{ requestDomains: [...stopped] }] : []),
  ];
  const addRules = wanted.map((where, i) => allow(standingId + i, abovePriority, where));
  await rules.updateDynamicRules({ removeRuleIds: [standingId, standingId + 1], addRules: asRules(addRules) });
  await rules.updateSessionRules({ removeRuleIds: [atOnceId] });
}

export const allow = (id: number, priority: number, where: Partial<NavigationRule['condition']>): NavigationRule => ({
  id,
  priority,
  action: { type: 'allow' },
  condition: { ...where, resourceTypes: ['main_frame'], requestMethods: ['get'] },
});

async function replace(madeFrom: string, asked: string): Promise<void> {
  const made = asked === '' ? none : await withDocument(() => send('navigationRules', { asked }));
  if (isFailure(made)) return save({ ...facts(none), madeFrom: '', trouble: made.failed.text });
  const old = (await rules.getDynamicRules()).map(({ id }) => id).filter((id) => id < standingId);
  try {
    await rules.updateDynamicRules({ removeRuleIds: old, addRules: asRules(made.rules) });
    await (asked === '' ? browser.storage.local.remove(browsingKey) : save({ ...facts(made), madeFrom, trouble: '' }));
  } catch (error) {
    await rules.updateDynamicRules({ removeRuleIds: old });
    await save({ ...facts(none), madeFrom, trouble: error instanceof Error ? error.message : String(error) });
  }
}

const save = (state: object): Promise<void> => browser.storage.local.set({ [browsingKey]: state });

const facts = ({ counts, redirects, expressions, leftOut }: NavigationRules): object => ({
  counts,
  redirects,
  expressions,
  leftOut,
});

const none: NavigationRules = {
  rules: [],
  counts: { everywhere: 0, host: 0, path: 0, guard: 0, wrapper: 0, shape: 0, site: 0 },
  redirects: 0,
  expressions: 0,
  leftOut: [],
};
