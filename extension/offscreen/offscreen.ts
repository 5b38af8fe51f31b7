import { makeRules } from '../browsing/make-rules';
import { refreshDue } from '../lists/due';
import { answer } from '../platform/messaging';

// A document without focus may not use `navigator.clipboard`; the old command works, and only with `clipboardWrite`.
answer({
  navigationRules: ({ asked }) => makeRules(asked),
  refreshLists: async () => {
    await refreshDue();
    return null;
  },
  offscreenCopy: ({ text }) => {
    let written = false;
    const write = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      written = true;
    };
    document.addEventListener('copy', write, { once: true });
    const accepted = document.execCommand('copy');
    document.removeEventListener('copy', write);
    return accepted && written;
  },
});
