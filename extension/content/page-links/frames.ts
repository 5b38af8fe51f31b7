/** How many frames right below this one belong to another site, so that this page itself may not read them. */
export function closedFrames(): number {
  // A frame inside a shadow root is not among these; what is not counted there is missing from a hint only.
  return [...document.querySelectorAll('iframe, frame')].filter((frame) => isClosed(frame as HTMLIFrameElement)).length;
}

function isClosed(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow !== null && frame.contentDocument === null;
  } catch {
    return true;
  }
}

/** Whether this frame belongs to another site than the page above it. */
export function isFromOtherSite(): boolean {
  try {
    return window.parent !== window && window.frameElement === null;
  } catch {
    return true;
  }
}
