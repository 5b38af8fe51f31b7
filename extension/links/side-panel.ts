import { browser } from '../platform/browser';

/** Chromium's panel beside the page; the types that both browsers share do not know it. */
interface SidePanel {
  open(options: { windowId: number }): Promise<void>;
}

const panel = (browser as { readonly sidePanel?: SidePanel }).sidePanel;
const sidebar = browser.sidebarAction as typeof browser.sidebarAction | undefined;
const here = browser.windows?.getCurrent().then(({ id }) => id);

/** Whether the browser has a place beside the page: those on telephones have none. */
export const mayStayOpen = panel !== undefined || sidebar !== undefined;

/** Opens the panel beside the page, and closes the popup. Must be called straight from a click. */
export async function openBeside(): Promise<void> {
  if (sidebar) await sidebar.open();
  else {
    const windowId = await here;
    if (panel && windowId !== undefined) await panel.open({ windowId });
  }
  window.close();
}
