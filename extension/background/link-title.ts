import { runInTab } from './in-tab';

const longest = 1000;

/** The words that a link has on its page; '' where it has none, or the frame may not be asked. */
export async function titleOfLink(tabId: number, frameId: number, link: string): Promise<string> {
  try {
    const target = { tabId, frameIds: [frameId] };
    const title = await runInTab(target, 'readTitle', [link]);
    return typeof title === 'string' ? title.slice(0, longest) : '';
  } catch {
    return '';
  }
}

/** The last part of a link's path, which stands for an image or a recording. */
export function fileName(link: string): string {
  return /^[a-z]+:\/\/[^/?#]*\/(?:[^?#]*\/)?([^/?#]+)/i.exec(link)?.[1] ?? '';
}
