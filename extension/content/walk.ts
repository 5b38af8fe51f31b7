import { shadowOf } from './door';
import type { Span } from './selection';
import { shownChildren, shownPath } from './tree';

export interface Visitor {
  /** @returns whether to go into the element */
  open(element: Element): boolean;
  close?(element: Element): void;
  text?(node: Node, text: string): void;
}

/** The innermost node as it is shown that holds the whole span. */
export function commonNode(span: Span): Node {
  const { from, depth } = paths(span);
  return from[depth] ?? span.startContainer;
}

/** Goes through a span as it is shown, in order; text at its ends is cut to what is in it. */
export function walk(span: Span, visitor: Visitor): void {
  const { from, to, depth } = paths(span);
  const visit = (node: Node, level: number, atStart: boolean, atEnd: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      const begin = atStart && node === span.startContainer ? span.startOffset : 0;
      const end = atEnd && node === span.endContainer ? span.endOffset : undefined;
      visitor.text?.(node, (node.nodeValue ?? '').slice(begin, end));
      return;
    }
    const children = shownChildren(node);
    const onStart = atStart && node !== span.startContainer;
    const onEnd = atEnd && node !== span.endContainer;
    let first = 0;
    let last = children.length;
    if (onStart) first = indexOf(children, from[level + 1], 0);
    else if (atStart && countsShown(node)) first = span.startOffset;
    if (onEnd) last = indexOf(children, to[level + 1], last - 1) + 1;
    else if (atEnd && countsShown(node)) last = Math.min(last, span.endOffset);
    for (let index = first; index < last; index++) {
      const child = children[index];
      if (!child) continue;
      enter(child, level + 1, onStart && index === first, onEnd && index === last - 1);
    }
  };
  const enter = (node: Node, level: number, atStart: boolean, atEnd: boolean): void => {
    if (!(node instanceof Element)) return visit(node, level, atStart, atEnd);
    if (!visitor.open(node)) return;
    visit(node, level, atStart, atEnd);
    visitor.close?.(node);
  };
  const top = from[depth];
  if (top) visit(top, depth, true, true);
}

function paths(span: Span): { from: readonly Node[]; to: readonly Node[]; depth: number } {
  const from = shownPath(span.startContainer);
  const to = shownPath(span.endContainer);
  let depth = 0;
  while (from[depth + 1] && from[depth + 1] === to[depth + 1]) depth++;
  return { from, to, depth };
}

/** Offsets count what the page put into a node, which is not what a host shows. */
const countsShown = (node: Node): boolean => shadowOf(node) === null;

function indexOf(children: readonly Node[], node: Node | undefined, otherwise: number): number {
  const index = node ? children.indexOf(node) : -1;
  return index < 0 ? otherwise : index;
}
