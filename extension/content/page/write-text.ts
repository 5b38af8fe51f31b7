import { ask } from './line';
import { after, apply, blobOf, construct, listOf, own, promise } from './natives';
import { asCalled, wrap } from './wrap';
import { overtaken, writeByPage, writeLater } from './writes';

const type = 'text/plain';

/** Cleans what a page writes by `clipboard.writeText`. */
export function cleanWriteText(): void {
  const { Clipboard, ClipboardItem } = globalThis as Partial<typeof globalThis>;
  const writeItems = Clipboard?.prototype.write;
  wrap(Clipboard?.prototype, 'writeText', (native, self, args) => {
    const latest = writeByPage();
    const text = textFrom(args);
    const clean = text === null ? null : ask('text', text);
    if (text === null || clean === null) return asCalled(native, self, args);
    if (typeof clean === 'string') return apply(native, self, [clean]);
    const again = () => apply(native, self, [text]);
    if (!writeItems || !ClipboardItem) return again();
    const data = promise<Blob>();
    after(clean, (known) => (latest() ? data.give(blobOf(known, type)) : data.refuse(overtaken())), data.refuse);
    const item = construct(ClipboardItem, [{ __proto__: null, [type]: own(data.made) }]);
    return writeLater(() => apply(writeItems, self, [listOf([item])]), again, latest);
  });
}

/** What the browser makes of it; null where that is left to it. */
function textFrom(args: readonly unknown[]): string | null {
  try {
    return args.length === 0 ? null : `${args[0]}`;
  } catch {
    return null;
  }
}
