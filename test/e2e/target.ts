import { writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';

/** A document that Playwright does not know as a page, through the browser's own protocol. */
export interface Target {
  command(method: string, params?: object): Promise<unknown>;
  /** @returns the value of an expression, awaited where it is a promise */
  evaluate(expression: string): Promise<unknown>;
  /** Its text as a person sees it, one line each. */
  text(): Promise<string>;
  /** Presses a key, as the keyboard does. */
  press(key: Key): Promise<void>;
  colours(scheme: 'light' | 'dark' | 'forced'): Promise<void>;
  /** Writes a picture of the whole document. @param scale pixels to one of CSS */
  picture(file: string, scale: number): Promise<void>;
}

/** Until what changed is drawn: before, some words have the colours of before. */
export const drawn = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const keys = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ' ': { code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: 8 },
  Backspace: { code: 'Backspace', windowsVirtualKeyCode: 8 },
  ArrowRight: { code: 'ArrowRight', windowsVirtualKeyCode: 39 },
  ArrowDown: { code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowUp: { code: 'ArrowUp', windowsVirtualKeyCode: 38 },
} as const;

export type Key = keyof typeof keys;

/** One command at a time, over a session inside the browser's own. */
export async function attach(cdp: CDPSession, targetId: string): Promise<Target> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  cdp.on('Target.receivedMessageFromTarget', (event: { sessionId: string; message: string }) => {
    if (event.sessionId !== sessionId) return;
    const answer: Answer = JSON.parse(event.message);
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const command = async (method: string, params: object = {}) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { error, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: false };
    const { result, exceptionDetails } = await command('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(result?.description ?? exceptionDetails.text);
    return result?.value;
  };
  return {
    command,
    evaluate,
    text: async () => String(await evaluate('document.body.innerText')),
    async press(key) {
      await command('Input.dispatchKeyEvent', { type: 'keyDown', key, ...keys[key] });
      await command('Input.dispatchKeyEvent', { type: 'keyUp', key, ...keys[key] });
    },
    async colours(scheme) {
      // Without motion, so that no colour is seen on its way.
      const features = [
        { name: 'prefers-color-scheme', value: scheme === 'dark' ? 'dark' : 'light' },
        { name: 'forced-colors', value: scheme === 'forced' ? 'active' : 'none' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ];
      await command('Emulation.setEmulatedMedia', { features });
      await evaluate(drawn);
    },
    async picture(file, scale) {
      const size = `({ width: innerWidth, height: innerHeight })`;
      const { width, height } = Object(await evaluate(size));
      const clip = { x: 0, y: 0, width, height, scale };
      const { data } = await command('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
      writeFileSync(file, String(data), 'base64');
    },
  };
}

interface Answer {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly result?: { readonly value?: unknown; readonly description?: string };
    readonly exceptionDetails?: { readonly text: string };
    readonly data?: string;
  };
}
