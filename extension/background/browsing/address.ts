import type { Decision, ParameterClass } from '../../../src/index';
import { browser } from '../../platform/browser';
import { readOriginal, keepOriginal } from '../../platform/browsing/original';
import { readStopped } from '../../platform/browsing/stopped';
import type { Sender } from '../../platform/messaging';
import type { Settings } from '../../platform/messages';
import type { Store } from '../../platform/storage/store';
import { engineFor } from '../../engine/engine';
import { allowedOf, isAllowedAt, matchesOf } from '../registration';

const id = 'address';
const js = ['extension/content/address.js'];
const everywhere = ['*://*/*'];

/** Brings the script that asks for a shorter address into line with the settings and what is allowed. */
export async function keepAddressScript(settings: Settings): Promise<void> {
  const matches = await allowedOf(wanted(settings));
  const [now] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if ((now?.matches ?? []).toSorted().join() === matches.toSorted().join()) return;
  if (now) await browser.scripting.unregisterContentScripts({ ids: [id] });
  if (matches.length > 0) await browser.scripting.registerContentScripts([{ id, matches, js, runAt: 'document_end' }]);
}

function wanted({ paused, policy, address, browseOn, browseSites }: Settings): string[] {
  if (paused || policy !== 'share' || address === 'off') return [];
  return browseOn === 'all' ? everywhere : browseSites.flatMap(matchesOf);
}

const identifiers: readonly ParameterClass[] = ['click-id', 'user-id'];

/** What may stand in a page's address bar in place of its address; null where it stays. */
export async function shorterAddress(store: Store, address: string, sender: Sender): Promise<string | null> {
  const { tabId, frameId, url = '' } = sender;
  if (tabId === undefined || frameId !== 0 || !address.startsWith(originOf(url))) return null;
  const [chosen, original, stopped] = await Promise.all([store.read(), readOriginal(tabId), readStopped()]);
  const { settings } = chosen;
  const { hostname } = new URL(url);
  const isOn = (site: string) => hostname === site || hostname.endsWith(`.${site}`);
  const allowed = wanted(settings).length > 0 && (settings.browseOn === 'all' || settings.browseSites.some(isOn));
  if (!allowed || stopped.some(isOn) || (original?.kept && original.from === address)) return null;
  if (!(await isAllowedAt(url))) return null;
  const found = (await engineFor(chosen, [address])).explain(address);
  if ('error' in found || found.sealed || found.unwrapped.length > 0 || found.text !== address) return null;
  const classes = settings.address === 'campaigns' ? [...identifiers, 'campaign'] : identifiers;
  const gone = found.decisions.filter((one) => goes(one) && one.class !== undefined && classes.includes(one.class));
  const shorter = without(address, gone);
  if (shorter === address) return null;
  await keepOriginal(tabId, { from: address, to: shorter, kept: false });
  return shorter;
}

const originOf = (url: string): string => (/^https?:/.test(url) ? `${new URL(url).origin}/` : '-');

const goes = ({ action, part }: Decision): boolean => action === 'strip' && part !== 'path';

/** A text without some parameters, each with one separator. */
function without(text: string, gone: readonly Decision[]): string {
  return gone
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      if (left.charAt(end) === '&') return left.slice(0, start) + left.slice(end + 1);
      return /[?&#]/.test(left.charAt(start - 1)) ? left.slice(0, start - 1) + left.slice(end) : left;
    }, text);
}
