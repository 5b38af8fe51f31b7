import { shadowOf } from './door';

/** A stretch of the page, as a selection tells it. */
export interface Span {
  readonly startContainer: Node;
  readonly startOffset: number;
  readonly endContainer: Node;
  readonly endOffset: number;
}

/** What is selected, also in shadow trees; empty when nothing is. */
export function selectedSpans(): readonly Span[] {
  const selection = getSelection();
  if (!selection) return [];
  const spans = selection.rangeCount === 1 ? [composed(selection)] : plain(selection);
  return spans.filter((span) => span.startContainer !== span.endContainer || span.startOffset !== span.endOffset);
}

export function sameSpans(a: readonly Span[], b: readonly Span[]): boolean {
  return a.length === b.length && a.every((span, index) => sameSpan(span, b[index]));
}

function sameSpan(a: Span, b: Span | undefined): boolean {
  return (
    a.startContainer === b?.startContainer &&
    a.startOffset === b.startOffset &&
    a.endContainer === b.endContainer &&
    a.endOffset === b.endOffset
  );
}

/** Firefox selects several stretches at once. */
function plain(selection: Selection): Span[] {
  return Array.from({ length: selection.rangeCount }, (_, index) => frozen(selection.getRangeAt(index)));
}

/** An end in a shadow tree is told as its host, until the browser is told of that tree. */
function composed(selection: Selection): Span {
  const first = frozen(selection.getRangeAt(0));
  if (typeof selection.getComposedRanges !== 'function') return first;
  const roots = new Set<ShadowRoot>();
  for (;;) {
    const span = selection.getComposedRanges({ shadowRoots: [...roots] })[0] ?? first;
    const known = roots.size;
    const { startContainer, startOffset, endContainer, endOffset } = span;
    for (const host of [startContainer.childNodes[startOffset], endContainer.childNodes[endOffset - 1]]) {
      const root = shadowOf(host);
      if (root) roots.add(root);
    }
    if (roots.size === known) return frozen(span);
  }
}

/** A range moves with the page; this does not. */
const frozen = ({ startContainer, startOffset, endContainer, endOffset }: Span): Span => ({
  startContainer,
  startOffset,
  endContainer,
  endOffset,
});
