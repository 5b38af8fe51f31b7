import { tell } from './line';
import { after, construct, promise } from './natives';

let newest = 0;

/** Takes note that something is written to the clipboard. @returns whether nothing was written since */
export function write(): () => boolean {
  const mine = ++newest;
  return () => mine === newest;
}

/** The same where the page itself writes, which the script beside this one has to know. */
export function writeByPage(): () => boolean {
  tell('written');
  return write();
}

/**
 * Writes what is not known yet. The browser is asked at once, as the page asked it: what it checks, it checks now.
 * @param start begins to write
 * @param again the page's own call, made when the browser refuses ours, so that the page has its own error
 */
export function writeLater(start: () => unknown, again: () => unknown, latest: () => boolean): Promise<void> {
  const { made, give, refuse } = promise<void>();
  const done = (): void => give(undefined);
  const failed = (): void => {
    // What was overtaken has been written for all that the page can tell.
    if (latest()) settle(again(), done, refuse);
    else done();
  };
  settle(start(), done, failed);
  return made;
}

/** What comes of a call, whatever it gives. */
export function settle(outcome: unknown, done: (value: unknown) => void, failed: (error: unknown) => void): void {
  try {
    after(outcome as Promise<unknown>, done, failed);
  } catch {
    done(outcome);
  }
}

/** What a write that was overtaken fails with; nobody gets to see it. */
export const overtaken = (): unknown => construct(Error, []);
