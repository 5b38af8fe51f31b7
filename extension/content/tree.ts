import { shadowOf } from './door';

/** The nodes below a node as they are shown: a host's shadow tree, what is put into a slot. */
export function shownChildren(node: Node): readonly Node[] {
  const shadow = shadowOf(node);
  if (shadow) return [...shadow.childNodes];
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return [...node.childNodes];
}

/** The node above a node as they are shown; null above the document's own. */
export function shownParent(node: Node): Node | null {
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
  if (slot) return slot;
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  // A closed root does not say which slot.
  const closed = parent && shadowOf(parent);
  const slots = closed ? [...closed.querySelectorAll('slot')] : [];
  return slots.find((each) => each.assignedNodes().some((one) => one === node)) ?? parent;
}

/** A node with all above it, topmost first. */
export function shownPath(node: Node): readonly Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = shownParent(at)) path.push(at);
  return path.toReversed();
}

/** The element that has the focus below an element, through shadow roots. */
export function focusBelow(element: Element): Element {
  const inner = shadowOf(element)?.activeElement;
  return inner ? focusBelow(inner) : element;
}
