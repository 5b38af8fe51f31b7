/** Every element below a root in the order of the page, with what lies in open shadow roots. */
export function* elementsIn(root: Document | ShadowRoot): Generator<Element, void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node as Element;
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}
