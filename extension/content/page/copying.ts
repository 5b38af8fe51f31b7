import { askNow, tell } from './line';
import { apply, getOwnPropertyDescriptor, listen, lowerCase, reader } from './natives';
import { asCalled, wrap } from './wrap';
import { write } from './writes';

/**
 * Says when the page itself has the browser copy, and what it sets then: a page may keep the event from everybody
 * behind it. What is known is set clean; else the script beside this one replaces the copy when it knows.
 */
export function cleanOwnData(): void {
  const dataOf = reader(ClipboardEvent.prototype, 'clipboardData');
  const getData: unknown = getOwnPropertyDescriptor(DataTransfer.prototype, 'getData')?.value;
  const setData: unknown = getOwnPropertyDescriptor(DataTransfer.prototype, 'setData')?.value;
  let data: unknown = null;
  const begin = (event: Event): void => {
    if (!event.isTrusted) return;
    write();
    data = event.type === 'copy' ? dataOf?.(event) : null;
  };
  listen(window, 'copy', begin, true);
  listen(window, 'cut', begin, true);

  wrap(Document.prototype, 'execCommand', (native, self, args) => {
    const command = args.length > 0 && args[0];
    if (typeof command !== 'string' || lowerCase(command) !== 'copy') return asCalled(native, self, args);
    tell('begin');
    try {
      return asCalled(native, self, args);
    } finally {
      tell('end');
      data = null;
    }
  });

  wrap(DataTransfer.prototype, 'setData', (native, self, args) => {
    const ours = args.length > 1 && data !== null && self === data;
    const type = ours && args[0];
    const text = ours && args[1];
    if (typeof type !== 'string' || typeof text !== 'string') return asCalled(native, self, args);
    return apply(native, self, [type, askNow(type, text)]);
  });

  wrap(DataTransferItemList.prototype, 'add', (native, self, args) => {
    const added = asCalled(native, self, args);
    if (args.length < 2 || data === null || typeof getData !== 'function' || typeof setData !== 'function')
      return added;
    const text = args[0];
    const type = args[1];
    // The list does not say whose it is; that the text is there now does.
    if (typeof text !== 'string' || typeof type !== 'string' || apply(getData, data, [type]) !== text) return added;
    const clean = askNow(type, text);
    if (clean !== text) apply(setData, data, [type, clean]);
    return added;
  });
}
