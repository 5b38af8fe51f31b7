import { browser, type Menus, type Tabs } from '../platform/browser';
import type { Form, TitledLink } from '../platform/forms';
import { t, type TextKey } from '../platform/i18n';
import type { Store } from '../platform/storage/store';
import { toggleAlone } from './alone';
import { reloadOriginal } from './browsing/once';
import { copyLinks } from './copy-links';
import { copyPage } from './copy-page';
import { fileName, titleOfLink } from './link-title';
import { setPaused } from './pause';
import { linksInSelection } from './selection';
import { tell } from './tell';

type Target = 'link' | 'selection' | 'page' | 'image' | 'video' | 'audio';

interface CopyItem {
  readonly id: string;
  readonly target: Target;
  readonly form: Form;
  readonly title: TextKey;
}

const targets: readonly Target[] = ['link', 'selection', 'page', 'image', 'video', 'audio'];

const copyItems: readonly CopyItem[] = targets.flatMap((target) => [
  { id: target, target, form: 'plain', title: `menu_${target}` },
  { id: `${target}-markdown`, target, form: 'markdown', title: `menu_${target}_markdown` },
]);

let last: Promise<unknown> = Promise.resolve();

/** Makes all menu items anew: after an installation, and in the language of each start. */
export function createMenus(store: Store): Promise<void> {
  const made = last.then(async () => {
    const { settings } = await store.read();
    await browser.contextMenus.removeAll();
    for (const { id, target, title } of copyItems)
      browser.contextMenus.create({ id, contexts: [target], title: t(title) });
    browser.contextMenus.create({
      id: 'pause',
      contexts: ['action'],
      type: 'checkbox',
      title: t('menu_pause'),
      checked: settings.paused,
    });
    browser.contextMenus.create({ id: 'alone', contexts: ['action'], title: t('menu_alone') });
    browser.contextMenus.create({ id: 'original', contexts: ['page', 'action'], title: t('menu_original') });
  });
  last = made.catch(() => undefined);
  return made;
}

/** Ticks *Pause everywhere* where that was chosen elsewhere; before there are menus, nothing. */
export async function tickPause(paused: boolean): Promise<void> {
  await browser.contextMenus.update('pause', { checked: paused }).catch(() => undefined);
}

export function watchMenus(store: Store): void {
  browser.contextMenus.onClicked.addListener((info, tab) => void clicked(store, info, tab));
}

async function clicked(store: Store, info: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void> {
  if (info.menuItemId === 'pause') return setPaused(store, info.checked === true, tab);
  if (info.menuItemId === 'original') return tab?.id === undefined ? undefined : reloadOriginal(tab.id);
  if (info.menuItemId === 'alone') return toggleAlone(store, tab);
  const item = copyItems.find(({ id }) => id === info.menuItemId);
  if (!item || tab?.id === undefined) return;
  if (item.target === 'page') return copyPage(store, { ...tab, url: tab.url ?? info.pageUrl }, item.form, 'menu');
  const wanted = await wantedBy(item, info, tab.id);
  if (wanted.length > 0) await copyLinks(store, { ...tab, id: tab.id }, wanted, item.form, 'menu');
  else
    await tell(tab.id, false, {
      text: t(item.target === 'selection' ? 'notice_no_link_selected' : 'notice_no_target'),
    });
}

async function wantedBy({ target, form }: CopyItem, info: Menus.OnClickData, tabId: number): Promise<TitledLink[]> {
  const frameId = info.frameId ?? 0;
  if (target === 'selection') return linksInSelection(tabId, frameId, info.selectionText ?? '');
  const link = target === 'link' ? info.linkUrl : info.srcUrl;
  if (!link) return [];
  if (target !== 'link') return [{ link, title: fileName(link) }];
  return [{ link, title: info.linkText ?? (form === 'markdown' ? await titleOfLink(tabId, frameId, link) : '') }];
}
