import type { Page } from '@playwright/test';

/** What the notice in a page says to somebody who hears it: sentences, and the names of its buttons; empty without one. */
export async function readNotice(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const status = nodes.find(({ role }) => role?.value === 'status');
    const box = status?.parentId === undefined ? undefined : byId.get(status.parentId);
    const below = (id: string): string[] => {
      const node = byId.get(id);
      const own =
        node?.role?.value === 'StaticText' || node?.role?.value === 'button' ? [String(node.name?.value)] : [];
      return node?.role?.value === 'button' ? own : [...own, ...(node?.childIds ?? []).flatMap(below)];
    };
    return box ? below(box.nodeId) : [];
  } finally {
    await session.detach();
  }
}

/** Where the notice's own element is, as far as the page itself can see it. */
export function noticeBox(page: Page): Promise<{ left: number; bottom: number } | null> {
  return page.evaluate(() => {
    const last = document.documentElement.lastElementChild;
    if (!(last instanceof HTMLDivElement)) return null;
    const { left, bottom } = last.getBoundingClientRect();
    return { left, bottom };
  });
}
