import { ask } from './line';
import { longest } from '../wire';
import {
  after,
  apply,
  blobOf,
  construct,
  getOwnPropertyDescriptor,
  isArray,
  listOf,
  own,
  plain,
  promise,
  reader,
  sizeOf,
  textOf,
} from './natives';
import { asCalled, wrap } from './wrap';
import { overtaken, writeByPage, writeLater } from './writes';

const kinds: Readonly<Record<string, 'text' | 'html'>> = {
  __proto__: null,
  'text/plain': 'text',
  'text/html': 'html',
} as never;

/** Cleans the texts among what a page writes by `clipboard.write`; pictures and the page's own formats stay as they are. */
export function cleanWrite(): void {
  const { Clipboard, ClipboardItem } = globalThis as Partial<typeof globalThis>;
  if (!ClipboardItem) return;
  const typesOf = reader(ClipboardItem.prototype, 'types');
  const styleOf = reader(ClipboardItem.prototype, 'presentationStyle');
  const getType: unknown = getOwnPropertyDescriptor(ClipboardItem.prototype, 'getType')?.value;
  if (!typesOf || typeof getType !== 'function') return;
  const blobIn = (item: object, type: string) => apply(getType, item, [type]) as Promise<Blob>;

  /** @returns null for an item without text */
  const rebuilt = (item: object, latest: () => boolean): unknown => {
    const types = typesOf(item) as readonly string[];
    const data: Record<string, unknown> = { __proto__: null } as never;
    let holdsText = false;
    for (let index = 0; index < types.length; index++) {
      const type = types[index] ?? '';
      const kind = kinds[type];
      if (kind) holdsText = true;
      const blob = blobIn(item, type);
      data[type] = own(kind ? cleaned(blob, kind, type, latest) : blob);
    }
    if (!holdsText) return null;
    const style = styleOf?.(item);
    return construct(
      ClipboardItem,
      style === undefined ? [data] : [data, { __proto__: null, presentationStyle: style }],
    );
  };

  wrap(Clipboard?.prototype, 'write', (native, self, args) => {
    const latest = writeByPage();
    const again = () => asCalled(native, self, args);
    const given = args.length === 0 ? null : args[0];
    const items = isArray(given) ? allOf(given, (item) => rebuilt(item, latest)) : null;
    return items ? writeLater(() => apply(native, self, [listOf(items)]), again, latest) : again();
  });
}

/** @returns null where an item is none, or none has to change: the page's own call says why, or does it */
function allOf(given: readonly unknown[], rebuild: (item: object) => unknown): ArrayLike<unknown> | null {
  const items: { [index: number]: unknown; length: number } = { __proto__: null, length: 0 } as never;
  let changed = false;
  try {
    for (let index = 0; index < given.length; index++) {
      const item = given[index];
      const fresh = rebuild(item as object);
      if (fresh !== null) changed = true;
      items[items.length++] = fresh ?? item;
    }
  } catch {
    return null;
  }
  return changed ? items : null;
}

function cleaned(given: Promise<Blob>, kind: 'text' | 'html', type: string, latest: () => boolean): Promise<Blob> {
  const { made, give, refuse } = promise<Blob>();
  const finish = (blob: Blob): void => (latest() ? give(plain(blob)) : refuse(overtaken()));
  const take = (blob: Blob): void => {
    if (Number(sizeOf?.(blob)) > longest) return finish(blob);
    after(
      textOf(blob),
      (text) => {
        const clean = ask(kind, text);
        const done = (known: string): void => finish(known === text ? blob : blobOf(known, type));
        if (typeof clean === 'string') done(clean);
        else after(clean, done, refuse);
      },
      refuse,
    );
  };
  after(given, take, refuse);
  return made;
}
