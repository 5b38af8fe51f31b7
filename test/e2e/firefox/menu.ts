import type { Context, Firefox } from './firefox';

/**
 * Opens the browser's menu on an element by a real click of the right button, and activates an item of the extension's
 * own menu as a click on it does.
 */
export async function chooseFromMenu(firefox: Firefox, tab: Context, selector: string, label: string): Promise<void> {
  const [x, y] = (await firefox.call(tab, middle, selector)) as [number, number];
  await firefox.rightClick(tab, x, y);
  await firefox.inBrowser(activate, label);
}

const middle = `(selector) => {
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + Math.min(12, width / 2), top + height / 2];
}`;

const activate = `async (label) => {
  const until = async (probe) => {
    for (let tries = 0; tries < 200; tries++) {
      const found = probe();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Waited in vain: ' + probe);
  };
  const menu = await until(() => {
    const found = document.getElementById('contentAreaContextMenu');
    return found.state === 'open' && found;
  });
  const own = await until(() => [...menu.querySelectorAll('menu')].find((one) => one.label === 'Plainlink'));
  own.openMenu(true);
  await until(() => own.menupopup.state === 'open');
  const item = [...own.menupopup.querySelectorAll('menuitem')].find((one) => one.label === label);
  if (!item) throw new Error('no such item among ' + [...own.menupopup.children].map((one) => one.label));
  own.menupopup.activateItem(item);
  await until(() => menu.state === 'closed');
}`;
