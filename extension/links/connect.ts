import { browser, type Runtime } from '../platform/browser';
import { type FromFrame, portName, type ToFrame } from '../platform/page-links/protocol';
import { fromFrame } from '../platform/page-links/shape';
import { read } from '../platform/shape';

const script = 'extension/content/page-links.js';
const top = 0;

interface Listener {
  /** The frame tells all its links from the beginning. */
  begins(frame: number): void;
  heard(frame: number, message: FromFrame): void;
  /** The frame went away, or somewhere else. */
  lost(frame: number): void;
}

/** The frames of one tab that may be read, each over a port of its own: so the browser says who speaks. */
export class Frames {
  private readonly ports = new Map<number, Runtime.Port>();

  constructor(
    private readonly tabId: number,
    private readonly listener: Listener,
  ) {}

  /**
   * Puts the script into each frame that may be read, and listens to those that are new. Frames that may be read no
   * longer are not listened to any more; what they said stays with the listener.
   * @returns whether the page itself may be read, and which frames may be read no longer
   */
  async reach(): Promise<{ open: boolean; withdrawn: readonly number[] }> {
    const frames = await this.inject();
    const withdrawn = [...this.ports.keys()].filter((frame) => !frames.includes(frame));
    for (const frame of withdrawn) {
      this.ports.get(frame)?.disconnect();
      this.ports.delete(frame);
    }
    for (const frame of frames) if (!this.ports.has(frame)) this.listen(frame);
    return { open: frames.includes(top), withdrawn };
  }

  say(frame: number, message: ToFrame): void {
    this.ports.get(frame)?.postMessage(message);
  }

  sayAll(message: ToFrame): void {
    for (const port of this.ports.values()) port.postMessage(message);
  }

  close(): void {
    for (const port of this.ports.values()) port.disconnect();
    this.ports.clear();
  }

  private async inject(): Promise<number[]> {
    try {
      const target = { tabId: this.tabId, allFrames: true };
      const answers = await browser.scripting.executeScript({ target, files: [script] });
      return answers.filter((answer) => !('error' in answer && answer.error)).map(({ frameId }) => frameId);
    } catch {
      return [];
    }
  }

  private listen(frame: number): void {
    const port = browser.tabs.connect(this.tabId, { name: portName, frameId: frame });
    this.ports.set(frame, port);
    this.listener.begins(frame);
    port.onMessage.addListener((raw: unknown) => {
      const message = read(fromFrame, raw, portName);
      if (message.ok) this.listener.heard(frame, message.value);
    });
    port.onDisconnect.addListener(() => {
      // Read, because Chromium writes what nobody reads on the console.
      void browser.runtime.lastError;
      if (this.ports.get(frame) !== port) return;
      this.ports.delete(frame);
      this.listener.lost(frame);
    });
  }
}
