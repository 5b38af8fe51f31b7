import { browser } from '../platform/browser';

type Injection = Parameters<typeof browser.scripting.executeScript>[0];

const pauses = [60, 250];

/**
 * Runs a function in a tab and gives what it returns, as the page's word and nothing more. A refusal is tried again
 * soon: Chromium may tell of a click on the menu a moment before the click has opened the tab to us.
 * @throws where the tab stays closed to us
 */
export async function runInTab(injection: Injection): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      const [answer] = await browser.scripting.executeScript(injection);
      return answer?.result;
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
