import { cleanText, linksIn, type Refusal, type Result } from '../../src/index';
import { t } from '../platform/i18n';
import { writeLinks, type Form, type TitledLink } from '../platform/forms';
import type { Way } from '../platform/history/history';
import type { Store } from '../platform/storage/store';
import { copyText } from './clipboard';
import { engineFor } from '../engine/engine';
import { sayCopied } from './outcome';
import { reportCopy } from './report';
import { tell } from './tell';

/** The tab that is told of it. */
export interface CopyTab {
  readonly id: number;
  readonly incognito?: boolean | undefined;
}

interface Copy extends TitledLink {
  readonly clean: string;
  readonly result: Result | Refusal;
}

/**
 * Copies links in their canonical form, and says in the tab what became of them.
 * @param wanted one that cannot be cleaned is copied as it is; of two that become the same, the first
 * @returns what was found out about each that was copied; empty when nothing was
 */
export async function copyLinks(
  store: Store,
  tab: CopyTab,
  wanted: readonly TitledLink[],
  form: Form,
  way: Way,
): Promise<readonly (Result | Refusal)[]> {
  const chosen = await store.read();
  const { paused } = chosen.settings;
  const engine = await engineFor(
    chosen,
    wanted.flatMap(({ link, title }) => [link, title]),
  );
  const byClean = new Map<string, Copy>();
  for (const { link, title } of wanted) {
    const result = engine.explain(link);
    const clean = 'error' in result || paused ? link : result.canonical;
    if (!byClean.has(clean)) byClean.set(clean, { link, title, clean, result });
  }
  const copies = [...byClean.values()];
  const results = copies.map(({ result }) => result);
  const original = writeLinks(copies, form).text;
  // The words of a link are often its address.
  const words = (title: string) => (paused ? title : cleanText(engine, title).text);
  const { text } = writeLinks(
    copies.map(({ clean, title }) => ({ link: clean, title: words(title) })),
    form,
  );
  const done = await copyText(text);
  const notice = done ? sayCopied(results, paused) : { text: t('notice_clipboard_refused') };
  void tell(tab.id, done, notice, done && text !== original ? original : undefined);
  if (done && !paused)
    await reportCopy(
      way,
      copies.map(({ link, clean, result }) => ({ before: link, after: clean, result })),
      tab,
    );
  return done ? results : [];
}

/** The links that stand in a text; each its own title. */
export function wantedIn(text: string): TitledLink[] {
  return linksIn(text).map(([from, to]) => ({ link: text.slice(from, to), title: '' }));
}
