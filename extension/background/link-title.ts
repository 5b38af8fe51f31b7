import { runInTab } from './in-tab';

const longest = 1000;

/** The words that a link has on its page; '' where it has none, or the frame may not be asked. */
export async function titleOfLink(tabId: number, frameId: number, link: string): Promise<string> {
  try {
    const target = { tabId, frameIds: [frameId] };
    const title = await runInTab({ target, func: readTitle, args: [link] });
    return typeof title === 'string' ? title.slice(0, longest) : '';
  } catch {
    return '';
  }
}

/** The last part of a link's path, which stands for an image or a recording. */
export function fileName(link: string): string {
  return /^[a-z]+:\/\/[^/?#]*\/(?:[^?#]*\/)?([^/?#]+)/i.exec(link)?.[1] ?? '';
}

/** The clicked link has the focus in most browsers. Runs in the page's tab: it may use nothing from outside itself. */
function readTitle(link: string): string {
  const leadsThere = (element: Element | null | undefined) =>
    element instanceof HTMLAnchorElement && element.href === link;
  const focused = document.activeElement?.closest('a[href]');
  const all = leadsThere(focused) ? [focused] : [...document.querySelectorAll('a[href]')].filter(leadsThere);
  const titles = all.map(
    (one) => (one as HTMLElement).innerText.trim() || one?.querySelector('img[alt]')?.getAttribute('alt') || '',
  );
  return titles.find((title) => title !== '') ?? '';
}
