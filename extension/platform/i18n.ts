import type messages from '../../public/_locales/en/messages.json';
import type { Message } from '../../src/index';
import { browser } from './browser';

/** Every text that the extension shows; a key that is in no file is a type error. */
export type TextKey = keyof typeof messages;

/** What comes before `_one` and `_other` in the keys of a text that is written in more than one form. */
export type PluralKey = StemOf<TextKey>;
type StemOf<Key> = Key extends `${infer Stem}_other` ? (`${Stem}_one` extends TextKey ? Stem : never) : never;

export type TextArgs = Readonly<Record<string, string | number>>;

/**
 * The text for a key in the person's language.
 * @param args what fills its gaps, by name; what stands in a value is never read as a gap. A number is written as the
 *   language does. A gap without an argument becomes a dash
 * @returns the key itself when the browser has no such text, so that nothing is ever blank
 */
export function t(key: TextKey, args: TextArgs = {}): string {
  return fill(browser.i18n.getMessage(key), args) || key;
}

/**
 * The text for a number of things, in the form that the language uses for that many: English has `_one` and `_other`,
 * Arabic six. A form that a language does without is the other one.
 * @param count fills the gap of that name too
 */
export function plural(key: PluralKey, count: number, args: TextArgs = {}): string {
  const form = new Intl.PluralRules(language()).select(count);
  const all = { count, ...args };
  return fill(browser.i18n.getMessage(`${key}_${form}`), all) || t(`${key}_other`, all);
}

/** A reason of the engine in the person's language. */
export function reasonText({ id, args }: Message): string {
  return t(`reason_${id}`, args.vendor === undefined ? args : { ...args, vendor: vendorText(args.vendor) });
}

/** Who put a parameter there: a name as it is, and where the rules only say what it is, that in the person's language. */
export function vendorText(vendor: string): string {
  return browser.i18n.getMessage(`vendor_${vendor.toLowerCase().replaceAll(' ', '_')}`) || vendor;
}

/** Names in a row, as they stand in a sentence. */
export function list(names: readonly string[]): string {
  return names.map(isolated).join(browser.i18n.getMessage('list_pair').replace(/\{\w+\}/g, ''));
}

/**
 * The language that texts are shown in, for `lang` on a page and for `Intl`. Each file of texts names its own: a browser
 * in a language that none is in shows the English ones, and neither plurals nor the reading direction may then be those
 * of the browser. Where both are one language, the browser knows the region too: `en-GB` writes dates in its own way.
 */
export function language(): string {
  const texts = browser.i18n.getMessage('language_tag') || 'en';
  const whole = browser.i18n.getMessage('@@ui_locale').replaceAll('_', '-');
  return whole.split('-')[0] === texts.split('-')[0] ? whole : texts;
}

/** The direction that texts are read in, for `dir` on a page. */
export function direction(): 'ltr' | 'rtl' {
  return browser.i18n.getMessage('language_direction') === 'rtl' ? 'rtl' : 'ltr';
}

// Each `$name$` of a message has the placeholder content `{name}`: the browser's own `$1` would tie a translation to
// the order of the arguments.
function fill(text: string, args: TextArgs): string {
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => shown(Object.hasOwn(args, gap) ? args[gap] : undefined));
}

function shown(value: string | number | undefined = '–'): string {
  return typeof value === 'number' ? value.toLocaleString(language()) : isolated(value);
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

// A value that is read in the other direction takes nothing of the sentence along (Unicode UAX #9, isolates).
function isolated(value: string): string {
  return rightToLeft.test(value) || direction() === 'rtl' ? `\u2068${value}\u2069` : value;
}
