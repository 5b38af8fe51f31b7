let host: HTMLElement | null = null;
let frame = 0;

/** Whether a node is what is drawn around a link, which is none of the page's changes. */
export const isMark = (node: Node): boolean => node === host;

/**
 * Draws a frame around an element, above everything, and keeps it there while the page scrolls. Nothing of the page is
 * changed but that one element stands at its end.
 */
export function mark(box: () => DOMRect): void {
  unmark();
  const drawn = document.createElement('div');
  host = drawn;
  drawn.ariaHidden = 'true';
  drawn.style.cssText = style;
  document.documentElement.append(drawn);
  try {
    // Above dialogs and whatever fills the screen.
    drawn.popover = 'manual';
    drawn.showPopover();
  } catch {
    // An old browser, or a document that is not shown: it stands where it is.
  }
  const follow = () => {
    if (host !== drawn) return;
    const { left, top, width, height } = box();
    drawn.style.setProperty('translate', `${left - gap}px ${top - gap}px`, 'important');
    drawn.style.setProperty('width', `${width + 2 * gap}px`, 'important');
    drawn.style.setProperty('height', `${height + 2 * gap}px`, 'important');
    frame = requestAnimationFrame(follow);
  };
  follow();
}

export function unmark(): void {
  cancelAnimationFrame(frame);
  host?.remove();
  host = null;
}

/** Between the element and the frame around it. */
const gap = 5;

// Blue between white and black can be seen on any ground; with forced colours the border alone is left.
const style = `all: initial !important; position: fixed !important; display: block !important; box-sizing: border-box !important;
  inset: 0 auto auto 0 !important; margin: 0 !important; pointer-events: none !important; z-index: 2147483647 !important;
  border: 3px solid #0c6aae !important; border-radius: 4px !important; background: none !important;
  box-shadow: 0 0 0 2px #fff, 0 0 0 4px #000, inset 0 0 0 1px #fff !important;`;
