import { refreshDue } from '../lists/due';
import { answer } from '../platform/messaging';

// A document without focus may not use `navigator.clipboard`; the old command works, and only with `clipboardWrite`.
answer({
  refreshLists: async () => {
    await refreshDue();
    return null;
  },
  offscreenCopy: ({ text, html }) => {
    let written = false;
    const write = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (html !== undefined) event.clipboardData?.setData('text/html', html);
      written = true;
    };
    document.addEventListener('copy', write, { once: true });
    const accepted = document.execCommand('copy');
    document.removeEventListener('copy', write);
    return accepted && written;
  },
});
