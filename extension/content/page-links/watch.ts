import { isMark } from './mark';

/** Calls back when the links of a page may have changed. */
export interface Changes {
  /** Looks at one more tree; harmless to repeat. */
  watch(root: Document | ShadowRoot): void;
  /** Looks now, without waiting for a change. */
  now(): void;
  stop(): void;
}

const soonest = 300;
const latest = 5000;
/** A page that never rests costs at most a tenth of its time. */
const share = 10;

/**
 * Watches for what comes, goes, or leads elsewhere. Several changes are looked at together, a little later, and never
 * while the last look is not done.
 */
export function watchChanges(look: () => Promise<void>): Changes {
  const watched = new WeakSet<Node>();
  let looking = false;
  let dirty = false;
  let wait = soonest;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    clearTimeout(timer);
    due = 0;
    if (looking) {
      dirty = true;
      return;
    }
    looking = true;
    dirty = false;
    const start = performance.now();
    await look().catch(() => undefined);
    wait = Math.min(latest, Math.max(soonest, (performance.now() - start) * share));
    looking = false;
    if (dirty) later();
  };
  // The page may clear our timer: the next change sets another, and what is overdue is done at once.
  const later = () => {
    const now = performance.now();
    if (due === 0) due = now + wait;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, due - now));
    if (now > due) void run();
  };
  const observer = new MutationObserver((records) => {
    if (records.some(concerns)) later();
  });
  return {
    watch(root) {
      if (watched.has(root)) return;
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
    },
    now: () => void run(),
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

function concerns({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return (
    type === 'attributes' ||
    [...addedNodes, ...removedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE && !isMark(node))
  );
}
