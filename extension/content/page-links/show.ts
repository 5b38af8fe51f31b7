import type { Shown } from '../../platform/page-links/protocol';
import { mark, unmark } from './mark';

/** What was scrolled for a person to see a link: from where, and to where. */
interface Scrolled {
  readonly element: Element;
  readonly from: Position;
  to: Position;
}

type Position = readonly [left: number, top: number];

let scrolled: Scrolled[] = [];

/** Brings a link into sight and draws a frame around it. Neither the focus nor anything of the page is changed. */
export function showElement(element: Element): Shown {
  if (!element.isConnected) return 'gone';
  const seen = pictureOf(element) ?? element;
  const box = () => boxOf(seen);
  unmark();
  const { width, height } = box();
  if (width === 0 || height === 0 || !isVisible(seen)) return 'hidden';
  const before = scrollersAbove(seen).map((scroller) => ({ element: scroller, from: positionOf(scroller) }));
  seen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  remember(before);
  mark(box);
  return 'shown';
}

/** Takes the frame away. @param back whether to scroll back what nobody has scrolled since */
export function noLongerShow(back: boolean): void {
  unmark();
  for (const { element, from, to } of back ? scrolled.toReversed() : [])
    if (same(positionOf(element), to)) element.scrollTo({ left: from[0], top: from[1], behavior: 'instant' });
  scrolled = [];
}

function remember(before: readonly { element: Element; from: Position }[]): void {
  for (const { element, from } of before) {
    const to = positionOf(element);
    const known = scrolled.find((each) => each.element === element);
    if (known) known.to = to;
    else if (!same(from, to)) scrolled.push({ element, from, to });
  }
}

/** The picture that an `area` is a part of. */
function pictureOf(element: Element): Element | null {
  if (element.localName !== 'area') return null;
  const name = element.closest('map')?.getAttribute('name');
  const root = element.getRootNode() as Document | ShadowRoot;
  return name ? root.querySelector(`img[usemap="#${CSS.escape(name)}"]`) : null;
}

/** An inline link around a block or a floating picture has no height of its own. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const isVisible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

function scrollersAbove(element: Element): Element[] {
  const above: Element[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) above.push(at);
  const { scrollingElement } = document;
  return [...new Set([...above.slice(1), ...(scrollingElement ? [scrollingElement] : [])])];
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

const positionOf = ({ scrollLeft, scrollTop }: Element): Position => [scrollLeft, scrollTop];
const same = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];
