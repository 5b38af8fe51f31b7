import { browser } from '../../platform/browser';
import type { ListState } from '../../platform/lists/list-state';
import { refresh } from './subscribe';
import { readLists } from './state';

const alarm = 'lists';
const hour = 60 * 60 * 1000;
/** Where a list does not say; and what is the least, whatever it says. */
const usual = 96;
const least = 12;

/** Fetches lists again by themselves, where the person switched that on for the list. */
export function watchLists(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) void refreshDue();
  });
}

/** Brings the alarm into line with the lists: there is none where nothing is fetched by itself. */
export async function keepAlarm(lists: readonly ListState[]): Promise<void> {
  if (!lists.some(isAutomatic)) await browser.alarms.clear(alarm);
  else if (!(await browser.alarms.get(alarm))) browser.alarms.create(alarm, { periodInMinutes: 60 });
}

async function refreshDue(): Promise<void> {
  const now = Date.now();
  for (const list of await readLists()) if (isDue(list, now)) await refresh(list.id);
}

/** Whether a list is to be fetched again now. After a failure it is tried again no sooner than half a day later. */
export function isDue(list: ListState, now: number): boolean {
  if (!isAutomatic(list)) return false;
  const rest = list.trouble ? least : Math.max(list.expires ?? usual, least);
  return list.tried === null || now - list.tried >= rest * hour;
}

const isAutomatic = ({ on, auto, address }: ListState): boolean => on && auto && address !== null;
