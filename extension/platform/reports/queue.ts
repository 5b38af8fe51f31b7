import { browser } from '../browser';
import { count, list, oneOf, read, record, text, type Read, type Shape } from '../shape';
import type { ReportText } from './form';

/** A report that waits for the person to send it. */
export interface Waiting extends ReportText {
  readonly id: string;
  /** When it was kept: milliseconds since 1970. */
  readonly when: number;
}

/** Where they stand in `storage.local`. */
const key = 'reports';
const most = 100;

const waitingShape: Shape<Waiting[]> = list(
  record<Waiting>({
    id: text(40),
    when: count,
    kind: oneOf('broke', 'left-in'),
    title: text(10_000),
    text: text(200_000),
  }),
  most,
);

/** The reports that wait on this device, the oldest first; none where they cannot be read. */
export async function readWaiting(): Promise<readonly Waiting[]> {
  const found = await readStored();
  return found.ok ? found.value : [];
}

/** Keeps a report. @throws where the browser stores nothing, or a hundred wait already */
export async function keepWaiting(report: ReportText): Promise<void> {
  await change((all) => {
    if (all.length >= most) throw new Error(`${all.length} / ${most}`);
    return [...all, { ...report, id: crypto.randomUUID(), when: Date.now() }];
  });
}

export async function forgetWaiting(id: string): Promise<void> {
  await change((all) => all.filter((report) => report.id !== id));
}

/** Calls back when something was kept or forgotten, here or on another page. */
export function onWaitingChanged(changed: () => void): () => void {
  const listener = (changes: object, area: string) => {
    if (area === 'local' && key in changes) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

async function readStored(): Promise<Read<Waiting[]>> {
  const raw: unknown = (await browser.storage.local.get(key))[key];
  return read(waitingShape, raw ?? [], key);
}

function change(to: (all: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
  return navigator.locks.request('reports', async () => {
    const stored = await readStored();
    // What a later version wrote is not written over.
    if (!stored.ok) throw new Error(stored.error);
    await browser.storage.local.set({ [key]: to(stored.value) });
  });
}
