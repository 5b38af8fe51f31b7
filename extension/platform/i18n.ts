import type messages from '../../public/_locales/en/messages.json';
import type { Message } from '../../src/index';
import { browser } from './browser';

/** Every text that the extension shows; a key that is in no file is a type error. */
export type TextKey = keyof typeof messages;

export type TextArgs = Readonly<Record<string, string | number>>;

/**
 * The text for a key in the person's language.
 * @param args what fills its gaps, by name; what stands in a value is never read as a gap. A gap without an argument
 *   becomes a dash
 * @returns the key itself when the browser has no such text, so that nothing is ever blank
 */
export function t(key: TextKey, args: TextArgs = {}): string {
  return fill(browser.i18n.getMessage(key), args) || key;
}

/** A reason of the engine in the person's language. */
export function reasonText({ id, args }: Message): string {
  return t(`reason_${id}`, args);
}

/** The language that the browser chose for texts, for `lang` on a page. */
export function language(): string {
  return browser.i18n.getMessage('@@ui_locale').replace('_', '-') || 'en';
}

// Each `$name$` of a message has the placeholder content `{name}`: the browser's own `$1` would tie a translation to
// the order of the arguments.
function fill(text: string, args: TextArgs): string {
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => (Object.hasOwn(args, gap) ? String(args[gap]) : '–'));
}
