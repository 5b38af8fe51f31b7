import { call, greeting, longest, type Told } from '../wire';
import { afterTime, deafen, detailOf, dispatch, includes, listen, NativeCustomEvent, promise } from './natives';

/** For how long a page waits at most, in milliseconds. */
const patience = 1000;

const line = new Text();
let questions = 0;

/** Finds the script beside this one, which may come later; each of the two asks once. @param found called at most once */
export function connect(found: () => void): void {
  const greet = (): void => {
    const hello = new MouseEvent(greeting, { relatedTarget: line, cancelable: true });
    if (dispatch(window, hello)) return;
    deafen(window, call, greet, true);
    found();
  };
  listen(window, call, greet, true);
  greet();
}

/** @returns whether anybody heard it */
export const tell = (kind: Told, detail = ''): boolean =>
  !dispatch(line, new NativeCustomEvent(kind, { __proto__: null, cancelable: true, detail } as CustomEventInit));

/**
 * Asks for a text with its links clean.
 * @returns the text at once where it is known, holds no link, is too long or nobody answers; else a promise of it, which
 * gives the text as it was when the answer takes too long
 */
export function ask(kind: 'text' | 'html' | 'link', text: string): string | Promise<string> {
  if (text.length > longest || (kind !== 'link' && !includes(text, '://'))) return text;
  return question(kind, '', text, true) as string | Promise<string>;
}

/** The same for a type of a copy's data, where nobody can wait. */
export function askNow(type: string, text: string): string {
  return text.length > longest || !includes(text, '://') ? text : question('set', `${type} `, text, false);
}

function question(kind: Told, before: string, text: string, waits: false): string;
function question(kind: Told, before: string, text: string, waits: true): string | Promise<string>;
function question(kind: Told, before: string, text: string, waits: boolean): string | Promise<string> {
  const token = `${++questions}`;
  let known: string | null = null;
  let give: ((text: string) => void) | null = null;
  const hear = (event: Event): void => {
    const detail = detailOf?.(event);
    if (typeof detail !== 'string') return;
    deafen(line, token, hear);
    known = detail;
    give?.(detail);
  };
  listen(line, token, hear);
  const heard = tell(kind, `${token} ${before}${text}`);
  if (known !== null) return known;
  if (!heard || !waits) {
    deafen(line, token, hear);
    return text;
  }
  const later = promise<string>();
  give = later.give;
  afterTime(patience, () => {
    deafen(line, token, hear);
    later.give(text);
  });
  return later.made;
}
