import { browser } from '../browser';
import { count, oneOf, read, record, text } from '../shape';

/** What a report is to be about, as the place that opens it knows it. */
export interface ReportStart {
  readonly link: string;
  /** A parameter of the link, decoded; left out: the link as a whole. */
  readonly name?: string;
  readonly kind: 'broke' | 'left-in';
}

const prefix = 'report:';
/** Pages that are open at a time; what older ones were given is forgotten. */
const most = 20;

/**
 * Opens the page on which a report is written. The link is handed over in memory, under an id made by chance: it
 * stands in no address and on no disk.
 */
export async function openReport({ link, name, kind }: ReportStart): Promise<void> {
  const id = crypto.randomUUID();
  const handed: Handed = { link, kind, name: name ?? null, when: Date.now() };
  await browser.storage.session.set({ [`${prefix}${id}`]: handed });
  await browser.tabs.create({ url: `${browser.runtime.getURL('extension/report/report.html')}#${id}` });
  await forgetOlder();
}

/** What the page with this id was opened for; null where nothing readable is there any more. */
export async function readStart(id: string): Promise<ReportStart | null> {
  const key = `${prefix}${id}`;
  const handed = read(handedShape, (await browser.storage.session.get(key))[key], key);
  if (!handed.ok) return null;
  const { link, kind, name } = handed.value;
  return name === null ? { link, kind } : { link, kind, name };
}

interface Handed {
  readonly link: string;
  readonly kind: ReportStart['kind'];
  readonly name: string | null;
  readonly when: number;
}

const handedShape = record<Handed>({
  link: text(2 ** 20),
  kind: oneOf('broke', 'left-in'),
  name: (raw, at) => (raw === null ? null : text(2 ** 20)(raw, at)),
  when: count,
});

async function forgetOlder(): Promise<void> {
  const all = Object.entries(await browser.storage.session.get(null)).filter(([key]) => key.startsWith(prefix));
  const old = all.toSorted(([, a], [, b]) => whenOf(b) - whenOf(a)).slice(most);
  if (old.length > 0) await browser.storage.session.remove(old.map(([key]) => key));
}

const whenOf = (value: unknown): number => Number(Object(value).when);
