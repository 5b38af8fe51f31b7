/** The clicked link has the focus in most browsers. */
export function readTitle(link: string): string {
  const leadsThere = (element: Element | null | undefined) =>
    element instanceof HTMLAnchorElement && element.href === link;
  const focused = document.activeElement?.closest('a[href]');
  const all = leadsThere(focused) ? [focused] : [...document.querySelectorAll('a[href]')].filter(leadsThere);
  const titles = all.map(
    (one) => (one as HTMLElement).innerText.trim() || one?.querySelector('img[alt]')?.getAttribute('alt') || '',
  );
  return titles.find((title) => title !== '') ?? '';
}
