import { browser } from '../platform/browser';
import type { OnDemand } from '../platform/on-demand';

type Target = Parameters<typeof browser.scripting.executeScript>[0]['target'];

const script = 'extension/content/on-demand.js';
const pauses = [60, 250];

/**
 * Has something done in a tab and gives what it returns, as the page's word and nothing more. A refusal is tried again
 * soon: Chromium may tell of a click on the menu a moment before the click has opened the tab to us.
 * @param immediately while the page is still loading
 * @throws where the tab stays closed to us
 */
export async function runInTab<Name extends keyof OnDemand>(
  target: Target,
  name: Name,
  args: Parameters<OnDemand[Name]>,
  immediately = false,
): Promise<unknown> {
  const where = { target, injectImmediately: immediately };
  await patiently(() => browser.scripting.executeScript({ ...where, files: [script] }));
  const [answer] = await browser.scripting.executeScript({ ...where, func: call, args: [name, args] });
  return answer?.result;
}

async function patiently(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await attempt();
      return;
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Runs in the tab: it may use nothing from outside itself. */
function call(name: keyof OnDemand, args: readonly unknown[]): unknown {
  const world: typeof globalThis & { plainlink?: Record<string, (...args: readonly unknown[]) => unknown> } =
    globalThis;
  return world.plainlink?.[name]?.(...args);
}
