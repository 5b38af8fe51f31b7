import type { Runtime } from '../../platform/browser';
import type { FoundLink, FromFrame, ToFrame } from '../../platform/page-links/protocol';
import { scan } from './scan';
import { noLongerShow, showElement } from './show';
import { watchChanges } from './watch';

/** Tells the links of this frame over a port, and what changes in them, until the port is closed. */
export function reportLinks(port: Runtime.Port): void {
  let known: ReadonlyMap<Element, FoundLink> = new Map();
  let open = true;
  const say = (message: FromFrame) => {
    if (open) port.postMessage(message);
  };
  const changes = watchChanges(async () => {
    known = await scan(known, { say, isOpen: () => open, entered: (root) => changes.watch(root) });
  });
  port.onMessage.addListener((message: unknown) => {
    const { show, back } = message as ToFrame;
    if (show === null) return noLongerShow(back);
    const element = [...known].find(([, { id }]) => id === show)?.[0];
    say({ is: 'shown', id: show, how: element ? showElement(element) : 'gone' });
  });
  port.onDisconnect.addListener(() => {
    open = false;
    changes.stop();
    noLongerShow(false);
  });
  changes.watch(document);
  changes.now();
}
