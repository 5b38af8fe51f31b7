/** What a person dropped on the popup, or pasted into it. */
export type Dropped = { readonly is: 'link'; readonly link: string } | { readonly is: 'text'; readonly text: string };

/**
 * Tells a link from a text with or without links.
 * @param read gives what was dropped, as a type of content; '' where it is not there
 * @returns null where it is neither, as with a file
 */
export function whatWasDropped(read: (type: string) => string): Dropped | null {
  const text = read('text/plain');
  // Comments may stand before the link. RFC 2483 §5
  const listed = read('text/uri-list')
    .split(/\r?\n/)
    .find((line) => line !== '' && !line.startsWith('#'));
  const link = (listed ?? text).trim();
  if (/^https?:\/\/\S+$/i.test(link)) return { is: 'link', link };
  return text.trim() === '' ? null : { is: 'text', text };
}

/**
 * Calls back with what is dropped on the page or pasted into it, other than into a field, which takes it by itself.
 * @param over told whether something is held over the page now
 */
export function watchDrops(dropped: (what: Dropped) => void, over: (now: boolean) => void): void {
  const take = (event: Event, data: DataTransfer | null) => {
    over(false);
    if (isField(event.target) || !data) return;
    event.preventDefault();
    const what = whatWasDropped((type) => data.getData(type));
    if (what) dropped(what);
  };
  addEventListener('dragover', (event) => {
    if (isField(event.target)) return over(false);
    // Without this the browser would open the link in place of the popup.
    event.preventDefault();
    over(true);
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) over(false);
  });
  addEventListener('drop', (event) => take(event, event.dataTransfer));
  addEventListener('paste', (event) => take(event, event.clipboardData));
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
