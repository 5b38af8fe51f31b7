import { browser } from '../../platform/browser';
import { keepOriginal } from '../../platform/browsing/original';
import { changeStopped } from '../../platform/browsing/stopped';
import { t } from '../../platform/i18n';
import { tell } from '../tell';
import { openAsItIs } from './once';
import { allow, asRules, atOnceId, oncePriority } from './rules';

/** What the browser says of one step on the way to a page. */
interface Redirect {
  readonly requestId: string;
  readonly tabId: number;
  readonly url: string;
  readonly redirectUrl: string;
  /** Nobody was asked where there is none. */
  readonly ip?: string | null;
  readonly incognito?: boolean;
}

interface WebRequest {
  readonly onBeforeRedirect: {
    addListener(listener: (redirect: Redirect) => void, filter: { urls: string[]; types: string[] }): void;
  };
}

/** So many times an address may get back what was taken out, within so much time. */
const most = 4;
const within = 10_000;
const untilShown = 1500;

const seen = new Map<string, number[]>();
let listening = false;

/**
 * Notices what the browser takes out, so that the person can have it back, and sites that put it back again and again.
 * The permission for that is asked for together with the sites, and brings no warning of its own.
 */
export function watchRedirects(): void {
  listen();
  browser.permissions.onAdded.addListener(listen);
}

function listen(): void {
  const { webRequest } = browser as { readonly webRequest?: WebRequest };
  if (!webRequest || listening) return;
  listening = true;
  webRequest.onBeforeRedirect.addListener((redirect) => void redirected(redirect), {
    urls: ['*://*/*'],
    types: ['main_frame'],
  });
}

async function redirected({ requestId, tabId, url, redirectUrl, ip, incognito }: Redirect): Promise<void> {
  if (tabId < 0) return;
  // On the way of one request the browser tells only of the server's steps, not of its own between them.
  if (isShortened(redirectUrl, url)) return count(`${requestId} ${url}`, tabId, redirectUrl);
  if (ip || !isShortened(url, redirectUrl)) return;
  if (!incognito) await keepOriginal(tabId, { from: url, to: redirectUrl, kept: false });
  await count(`${tabId} ${redirectUrl}`, tabId, url);
}

async function count(what: string, tabId: number, address: string): Promise<void> {
  const times = [...(seen.get(what) ?? []).filter((time) => Date.now() - time < within), Date.now()];
  seen.set(what, times);
  if (times.length === most) await stop(tabId, address);
}

/** Stops for the site, first at once, then for good; and opens the page as it wants to be opened. */
async function stop(tabId: number, url: string): Promise<void> {
  const { hostname } = new URL(url);
  const rule = allow(atOnceId, oncePriority, { requestDomains: [hostname] });
  await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: [rule.id], addRules: asRules([rule]) });
  await changeStopped((stopped) => [...new Set([...stopped, hostname])].toSorted());
  await openAsItIs(tabId, url);
  setTimeout(() => void tell(tabId, false, { text: t('notice_stopped', { site: hostname }) }), untilShown);
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** The same address with fewer parameters. */
function isShortened(url: string, shorter: string): boolean {
  const left = parametersOf(shorter);
  return pathOf(url) === pathOf(shorter) && left.length < parametersOf(url).length;
}

const parametersOf = (url: string): readonly string[] =>
  (/\?([^#]*)/.exec(url)?.[1] ?? '').split('&').filter((token) => token !== '');
