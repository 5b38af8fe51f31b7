import type { Span } from './selection';
import { shownParent } from './tree';
import { walk } from './walk';

const unread = /^(?:head|link|meta|noscript|script|style|template|title)$/;
const replaced = /^(?:audio|canvas|embed|hr|iframe|img|input|object|select|svg|textarea|video)$/;
const formatting = /^(?:b|code|em|i|s|strike|strong|sub|sup|u)$/;
const structure = /^(?:dl|h[1-6]|ol|pre|table|tbody|tfoot|thead|tr|ul)$/;
const partOfTable = /^(?:tbody|tfoot|thead|tr)$/;

/**
 * A span without what is not shown at its ends, as browsers copy it: the whole text of a paragraph is no paragraph.
 * @param shown the text that is shown of the whole selection
 * @returns null when nothing of it is shown
 */
export function shownExtent(span: Span, shown: string): Span | null {
  const leaves: Leaf[] = [];
  walk(span, {
    open(element) {
      if (isUnread(element.localName)) return false;
      if (!isReplaced(element.localName)) return true;
      const { parentNode: node } = element;
      const index = node ? [...node.childNodes].indexOf(element) : 0;
      if (node) leaves.push({ node, from: index, to: index + 1, above: element });
      return false;
    },
    text(node, text) {
      if (text.trim() === '') return;
      const start = node === span.startContainer ? span.startOffset : 0;
      const from = start + (/^\s/.test(shown) ? 0 : text.length - text.trimStart().length);
      const to = start + (/\s$/.test(shown) ? text : text.trimEnd()).length;
      leaves.push({ node, from, to, above: node.parentNode });
    },
  });
  const first = leaves.find(isVisible);
  const last = leaves.findLast(isVisible);
  return first && last
    ? { startContainer: first.node, startOffset: first.from, endContainer: last.node, endOffset: last.to }
    : null;
}

/** A text, or an element that shows something of its own, with where it ends in a node. */
interface Leaf {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
  readonly above: Node | null;
}

/** Asked of few: the style of an element is costly. */
function isVisible({ above }: Leaf): boolean {
  for (let node = above; node; node = shownParent(node)) if (node instanceof Element && !isShown(node)) return false;
  return true;
}

/** What a selection lies in and cannot be read without: half a table, a heading, a link. */
export function contextOf(common: Node): readonly Element[] {
  const around: Element[] = [];
  let inside = true;
  for (let node: Node | null = common; node; node = shownParent(node)) {
    if (!(node instanceof Element)) continue;
    const tag = node.localName;
    if (tag === 'a' || (inside && (formatting.test(tag) || structure.test(tag)))) around.unshift(node);
    if (inside && isBlock(getComputedStyle(node).display)) inside = partOfTable.test(tag);
  }
  return around;
}

export const isShown = (element: Element): boolean =>
  !isUnread(element.localName) && getComputedStyle(element).display !== 'none';

/** Whether nobody reads what is in an element. */
export const isUnread = (tag: string): boolean => unread.test(tag);

/** Whether an element shows something of its own in place of what is in it. */
export const isReplaced = (tag: string): boolean => replaced.test(tag);

export const isBlock = (display: string): boolean => !/^(?:inline|contents|ruby)/.test(display);
