import type { Decision, LinkEngine } from '../../../src/index';
import { readOriginal } from '../../platform/browsing/original';
import { readStopped } from '../../platform/browsing/stopped';
import type { Sender } from '../../platform/messaging';

/** Whether a page's address may be made shorter: it is that of a tab, and nobody wants it as it is. */
export async function mayShorten(address: string, { tabId, frameId, url }: Sender): Promise<boolean> {
  if (tabId === undefined || frameId !== 0 || !url) return false;
  const { origin, hostname } = new URL(url);
  const [original, stopped] = await Promise.all([readOriginal(tabId), readStopped()]);
  const wanted = original?.kept && original.from === address;
  return address.startsWith(`${origin}/`) && !wanted && !stopped.includes(hostname);
}

/** An address without what tells who somebody is, and without campaign tags where these go, too. */
export function shorterAddress(engine: LinkEngine, address: string, campaigns: boolean): string {
  const found = engine.explain(address);
  if ('error' in found || found.sealed || found.unwrapped.length > 0 || found.text !== address) return address;
  return found.decisions
    .filter(({ action, part, class: kind = '' }) => {
      const goes = /^(?:click|user)-id$/.test(kind) || (campaigns && kind === 'campaign');
      return action === 'strip' && part !== 'path' && goes;
    })
    .toReversed()
    .reduce(without, address);
}

/** A text without a parameter and one separator. */
function without(text: string, { start, end }: Decision): string {
  if (text.charAt(end) === '&') return text.slice(0, start) + text.slice(end + 1);
  return /[?&#]/.test(text.charAt(start - 1)) ? text.slice(0, start - 1) + text.slice(end) : text;
}
