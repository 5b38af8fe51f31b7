/** Long work in slices, with room for everything else between them. */
export interface Slices {
  /** Whether this slice has had its time. */
  over(): boolean;
  /** Ends the slice; the next begins when this is awaited. */
  pause(): Promise<void>;
}

/** @param most milliseconds that a slice may take */
export function inSlices(most: number): Slices {
  let start = performance.now();
  return {
    over: () => performance.now() - start >= most,
    async pause() {
      await nextTask();
      start = performance.now();
    },
  };
}

// A timer may be cleared by the page, and takes a second in a tab that is not seen.
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
