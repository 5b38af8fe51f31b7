import { alive } from './door';

/** For how long a selection has to stand before it is asked about. */
const rest = 120;

/**
 * Tells when somebody may be about to copy.
 * @param prepare gets to know what would be copied now
 * @param doubt the person was elsewhere, where what is known may have been overtaken
 */
export function watchForCopies(prepare: () => void, doubt: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = rest;
  let holdsKey = false;
  let sawMenu = false;

  const run = (): void => {
    if (!alive()) return;
    const start = performance.now();
    prepare();
    // A selection that takes long to read is read less often.
    wait = Math.max(rest, 4 * (performance.now() - start));
  };
  const runIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const key = (event: Event): void => {
    const held = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
    if (held && !holdsKey) {
      if (sawMenu) doubt();
      sawMenu = false;
      runIn(0);
    }
    holdsKey = held;
  };

  listen('selectionchange', () => runIn(holdsKey ? 0 : wait));
  listen('pointerdown', () => runIn(0));
  listen('keydown', key);
  listen('keyup', key);
  listen('contextmenu', () => {
    sawMenu = true;
    runIn(0);
  });
  listen('focus', (event) => {
    if (event.target === window) runIn(0);
  });
  listen('blur', (event) => {
    if (event.target === window) doubt();
  });
}

function listen(type: string, act: (event: Event) => void): void {
  const heard = (event: Event): void => {
    if (event.isTrusted) act(event);
  };
  addEventListener(type, heard, { capture: true, passive: true });
}
