/** Runs work on request, never twice at once and never more often than browsers let us write. */
export interface Schedule<T> {
  /** Runs as soon as it may. What is asked for while it runs is done in one more run. */
  request(): void;
  /** The result of the run that is going on, or else of the last one; asks for the first where there was none. */
  latest(): Promise<T>;
}

/** Chromium allows 1800 writes an hour; a run makes three at most, and nearly always one. */
const pause = 6000;

/** @param run must not fail */
export function createSchedule<T>(run: () => Promise<T>, now: () => number): Schedule<T> {
  let latest: Promise<T> | undefined;
  let ended = -Infinity;
  let busy = false;
  let asked = false;

  async function start(): Promise<void> {
    asked = false;
    latest = run();
    await latest;
    ended = now();
    busy = false;
    if (asked) request();
  }

  function request(): void {
    asked = true;
    if (busy) return;
    busy = true;
    // The clock may have been set back in between.
    const wait = Math.min(pause, Math.max(0, ended + pause - now()));
    if (wait > 0) setTimeout(() => void start(), wait);
    else void start();
  }

  return {
    request,
    latest: () => {
      if (!latest) request();
      return latest ?? Promise.reject(new Error('the first run starts at once'));
    },
  };
}
