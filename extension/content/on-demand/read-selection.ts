import type { Piece } from '../../platform/on-demand';

/** Links of the selection in their order, and the words between them with an empty `href`. */
export function readSelection(): Piece[] {
  const pieces: Piece[] = [];
  const selection = getSelection();
  for (let index = 0; index < (selection?.rangeCount ?? 0); index++) {
    const range = selection!.getRangeAt(index);
    const common = range.commonAncestorContainer;
    const inside = (common instanceof Element ? common : common.parentElement)?.closest<HTMLAnchorElement>('a[href]');
    const below = common instanceof Element ? [...common.querySelectorAll<HTMLAnchorElement>('a[href]')] : [];
    const rest = range.cloneRange();
    for (const link of inside ? [inside] : below) {
      // In a drawing, `href` is an object.
      if (!range.intersectsNode(link) || typeof link.href !== 'string') continue;
      const part = document.createRange();
      part.selectNodeContents(link);
      if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0)
        part.setStart(range.startContainer, range.startOffset);
      if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0) part.setEnd(range.endContainer, range.endOffset);
      const words = part.toString().trim();
      // A selection that ends where a link begins touches it, and holds nothing of it.
      if (words === '' && !part.cloneContents().querySelector('img, svg, video, canvas, picture')) continue;
      const before = rest.cloneRange();
      before.setEnd(part.startContainer, part.startOffset);
      if (before.toString().trim() !== '') pieces.push({ href: '', text: before.toString() });
      const image = link.querySelector('img[alt]')?.getAttribute('alt') ?? '';
      pieces.push({ href: link.href, text: words || image });
      rest.setStart(part.endContainer, part.endOffset);
    }
    if (rest.toString().trim() !== '') pieces.push({ href: '', text: rest.toString() });
  }
  return pieces;
}
