import { browser } from '../browser';
import { browsingKey } from './key';
import { stoppedKey } from './stopped';
import { count, list, oneOf, read, record, text, type Shape } from '../shape';
import type { NavigationKind, NotTold } from '../../../src/index';

/** What is known of the rules by which this browser cleans addresses while the person browses. */
export interface BrowsingState {
  /** What the rules were made from. */
  readonly madeFrom: string;
  readonly counts: Readonly<Record<NavigationKind, number>>;
  readonly redirects: number;
  readonly expressions: number;
  readonly leftOut: readonly { readonly why: NotTold; readonly names: readonly string[] }[];
  /** Why the browser did not take them; '' where it did. */
  readonly trouble: string;
}

const words = text(2 ** 22);
const shape: Shape<BrowsingState> = record<BrowsingState>({
  madeFrom: words,
  counts: record({
    everywhere: count,
    host: count,
    path: count,
    guard: count,
    wrapper: count,
    shape: count,
    site: count,
  }),
  redirects: count,
  expressions: count,
  leftOut: list(
    record({ why: oneOf('value', 'pattern', 'others', 'sometimes', 'case'), names: list(words, 5000) }),
    10,
  ),
  trouble: words,
});

/** null where there are no rules. */
export async function readBrowsing(): Promise<BrowsingState | null> {
  const raw: unknown = (await browser.storage.local.get(browsingKey))[browsingKey];
  const found = read(shape, raw, browsingKey);
  if (found.ok) return found.value;
  const failed = read(record({ madeFrom: words, trouble: words }), raw, browsingKey);
  return failed.ok ? { ...nothingMade, ...failed.value } : null;
}

const nothingMade = {
  counts: { everywhere: 0, host: 0, path: 0, guard: 0, wrapper: 0, shape: 0, site: 0 },
  redirects: 0,
  expressions: 0,
  leftOut: [],
};

/** Calls back when either changes. @returns ends that */
export function onBrowsingChanged(changed: () => void): () => void {
  const listener = (changes: object, area: string) => {
    if (area === 'local' && (browsingKey in changes || stoppedKey in changes)) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
