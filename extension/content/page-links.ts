import { browser } from '../platform/browser';
import { portName } from '../platform/page-links/protocol';
import { reportLinks } from './page-links/report-links';

interface World {
  readsLinks?: boolean;
}

// Put into a frame each time that somebody looks at the links of its page; once is enough.
const world = globalThis as World;
if (!world.readsLinks) {
  world.readsLinks = true;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portName) reportLinks(port);
  });
}
