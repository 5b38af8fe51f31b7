import { ask } from './line';
import { after, apply, promise } from './natives';
import { asCalled, wrap } from './wrap';
import { settle } from './writes';

/** Cleans text and address of what a page shares, where it can share at all. */
export function cleanShare(): void {
  wrap(Navigator.prototype, 'share', (native, self, args) => {
    const given = args.length === 0 ? null : args[0];
    if (typeof given !== 'object' || given === null) return asCalled(native, self, args);
    const later = promise<unknown>();
    try {
      // Each member is read once, in the order in which the browser reads them.
      const { files, text, title, url } = given as ShareData;
      const call = (cleanText: unknown, cleanUrl: unknown): unknown =>
        apply(native, self, [dataOf({ files, text: cleanText, title, url: cleanUrl })]);
      const cleanText = typeof text === 'string' ? ask('text', text) : null;
      const cleanUrl = typeof url === 'string' ? ask('link', url) : null;
      if (!isLater(cleanText) && !isLater(cleanUrl)) return call(cleanText ?? text, cleanUrl ?? url);
      when(cleanText, (knownText) =>
        when(cleanUrl, (knownUrl) => {
          try {
            settle(call(knownText ?? text, knownUrl ?? url), later.give, later.refuse);
          } catch (error) {
            later.refuse(error);
          }
        }),
      );
    } catch (error) {
      later.refuse(error);
    }
    return later.made;
  });
}

type Answer = string | Promise<string> | null;

const isLater = (answer: Answer): answer is Promise<string> => typeof answer === 'object' && answer !== null;

function when(answer: Answer, act: (known: string | null) => void): void {
  if (isLater(answer)) after(answer, act, () => act(null));
  else act(answer);
}

/** The members that are there. */
function dataOf(members: Record<'files' | 'text' | 'title' | 'url', unknown>): object {
  const data: Record<string, unknown> = { __proto__: null } as never;
  if (members.files !== undefined) data['files'] = members.files;
  if (members.text !== undefined) data['text'] = members.text;
  if (members.title !== undefined) data['title'] = members.title;
  if (members.url !== undefined) data['url'] = members.url;
  return data;
}
