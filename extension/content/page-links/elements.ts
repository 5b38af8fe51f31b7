/**
 * Every element of a document in the order of the page, with what lies in open shadow roots.
 * @param entered called for each such root
 */
export function* elementsIn(page: Document, entered: (root: ShadowRoot) => void): Generator<Element, void> {
  const walkers = [walkerOf(page)];
  for (let walker = walkers.at(-1); walker; walker = walkers.at(-1)) {
    const element = walker.nextNode() as Element | null;
    if (!element) {
      walkers.pop();
      continue;
    }
    yield element;
    const { shadowRoot } = element;
    if (!shadowRoot) continue;
    entered(shadowRoot);
    walkers.push(walkerOf(shadowRoot));
  }
}

const walkerOf = (root: Document | ShadowRoot) => document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
