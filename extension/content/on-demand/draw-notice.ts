import type { Drawing } from '../../platform/on-demand';
import { noticeStyle } from './notice-style';

/**
 * Draws the notice. The page can neither read the notice nor press its button; it can hide it.
 */
export function drawNotice(drawing: Drawing): Promise<'undo' | 'closed' | 'impossible'> {
  const longest = 20_000;
  // This world is the extension's own: the page does not see what is kept on it.
  const world: typeof globalThis & { closeNotice?: () => void } = globalThis;
  world.closeNotice?.();
  if (!(document.documentElement instanceof HTMLElement)) return Promise.resolve('impossible');

  const host = document.createElement('div');
  host.style.cssText =
    'all: initial !important; position: fixed !important; display: block !important; inset-block: 16px auto !important; inset-inline: auto 16px !important; z-index: 2147483647 !important;';
  host.lang = drawing.language;
  host.dir = drawing.direction;
  const root = host.attachShadow({ mode: 'closed' });
  const box = element('div', 'box');
  const status = element('div', 'status');
  const close = element('button', 'close', '✕');
  status.setAttribute('role', 'status');
  close.setAttribute('aria-label', drawing.close);
  box.append(status, close);
  root.append(element('style', '', noticeStyle), box);
  document.documentElement.append(host);
  try {
    // Above dialogs and whatever fills the screen.
    host.popover = 'manual';
    host.showPopover();
  } catch {
    // An old browser, or a document that is not shown: it stands where it is.
  }

  const say = (...sentences: string[]) => status.replaceChildren(...sentences.map((text) => element('p', '', text)));
  // A region that is there before its text is read aloud; one that comes with it often is not.
  requestAnimationFrame(() => requestAnimationFrame(() => say(drawing.text, ...drawing.more)));

  return new Promise((resolve) => {
    const end = () => {
      host.remove();
      resolve('closed');
    };
    world.closeNotice = end;
    box.addEventListener('animationend', end);
    close.addEventListener('click', end);
    setTimeout(end, longest);
    if (drawing.undo === '') return;
    const undo = element('button', 'undo', drawing.undo);
    box.append(undo);
    undo.addEventListener('click', ({ isTrusted }) => {
      if (!isTrusted) return;
      undo.disabled = true;
      resolve('undo');
      // The next notice takes the place of this one, unless the worker was stopped meanwhile.
      setTimeout(() => say(drawing.noAnswer), 2000);
    });
  });
}

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = '') =>
  Object.assign(document.createElement(name), { className, textContent: text });
