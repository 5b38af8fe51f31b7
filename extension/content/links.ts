import { isUnread } from './extent';
import { absolute, isLink } from './href';
import { commonNode, walk } from './walk';
import type { Span } from './selection';
import { mayHoldLink } from './tokens';
import { shownParent } from './tree';

/** A link of the page, with its address as the page wrote it and as it resolves. */
export interface PageLink {
  readonly attribute: Attr;
  readonly raw: string;
  readonly link: string;
  /** An editor takes a change of its content for typing. */
  readonly inEditor: boolean;
}

export interface Found {
  readonly links: readonly PageLink[];
  /** Whether an address may stand in the text. */
  readonly inText: boolean;
  /** How many elements were looked at. */
  readonly size: number;
}

/** The http and https links in a selection, and those that it lies in. */
export function linksIn(spans: readonly Span[]): Found {
  const found = new Map<Element, PageLink>();
  let inText = false;
  let size = 0;
  const add = (node: Node): void => {
    if (!(node instanceof Element) || node.localName !== 'a' || found.has(node)) return;
    const link = read(node);
    if (link) found.set(node, link);
  };
  const open = (element: Element): boolean => {
    size++;
    add(element);
    return !isUnread(element.localName);
  };
  const text = (_: Node, words: string): void => {
    inText ||= mayHoldLink(words);
  };
  for (const span of spans) {
    walk(span, { open, text });
    for (let node: Node | null = commonNode(span); node; node = shownParent(node)) add(node);
  }
  return { links: [...found.values()], inText, size };
}

const isEditor = (element: Element | null): boolean =>
  element !== null &&
  (element.ownerDocument.designMode === 'on' ||
    (element instanceof HTMLElement && element.isContentEditable) ||
    element.closest('[contenteditable]') !== null);

function read(element: Element): PageLink | null {
  const attribute = element.getAttributeNode('href') ?? element.getAttributeNode('xlink:href');
  if (!attribute) return null;
  const raw = attribute.value;
  // Its own property knows the document's encoding.
  const link = element instanceof HTMLAnchorElement ? element.href : absolute(raw, element.baseURI);
  return link !== null && isLink(link) ? { attribute, raw, link, inEditor: isEditor(element) } : null;
}
