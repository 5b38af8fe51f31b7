import { shippedRules } from 'virtual:rules';
import type { NavigationRule } from '../../../src/index';
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
  const stopped = await readStopped();
  const others = browseSites.length > 0 ? { excludedRequestDomains: [...browseSites] } : {};
  const wanted = [
    ...(browseOn === 'chosen' ? [others] : []),
    ...(stopped.length > 0 ? [{ requestDomains: [...stopped] }] : []),
  ];
  await rules.updateDynamicRules({
    removeRuleIds: [standingId, standingId + 1],
    addRules: asRules(on ? wanted.map((where, i) => allow(standingId + i, abovePriority, where)) : []),
  });
  await rules.updateSessionRules({ removeRuleIds: [atOnceId] });
}

export const allow = (id: number, priority: number, where: Partial<NavigationRule['condition']>): NavigationRule => ({
  id,
  priority,
  action: { type: 'allow' },
  condition: { ...where, resourceTypes: ['main_frame'], requestMethods: ['get'] },
});

async function replace(madeFrom: string, asked: string): Promise<void> {
  const made = asked === '' ? null : await withDocument(() => send('navigationRules', { asked }));
  const removeRuleIds = (await rules.getDynamicRules()).map(({ id }) => id);
  let trouble = made && isFailure(made) ? made.failed.text : '';
  const { rules: own, ...facts } = made && !isFailure(made) ? made : { rules: [] };
  try {
    await rules.updateDynamicRules({ removeRuleIds, addRules: asRules(own) });
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
    await rules.updateDynamicRules({ removeRuleIds });
  }
  if (asked === '') await browser.storage.local.remove(browsingKey);
  else
    await browser.storage.local.set({ [browsingKey]: { ...facts, madeFrom: own.length > 0 ? madeFrom : '', trouble } });
}
