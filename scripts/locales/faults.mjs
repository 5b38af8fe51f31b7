import { placeOf, widthOf } from './places.mjs';

/** @typedef {{ readonly message: string, readonly description?: string, readonly placeholders?: Readonly<Record<string, { readonly content: string }>> }} Entry */
/** @typedef {Readonly<Record<string, Entry>>} Messages */
/** @typedef {{ readonly key: string, readonly what: string }} Fault */

/**
 * What is wrong with a file of texts.
 * @param {Messages} english
 * @param {Messages} texts of the language; the English ones themselves too
 * @param {string} language as the browser names its folder, such as `pt_BR`
 * @returns {{ missing: string[], faults: Fault[] }} keys that it has no text for, and texts that cannot stay
 */
export function faultsOf(english, texts, language) {
  const wanted = wantedKeys(english, language);
  const missing = [...wanted.keys()].filter((key) => !Object.hasOwn(texts, key));
  const faults = Object.entries(texts).flatMap(([key, entry]) => {
    const model = english[wanted.get(key) ?? ''];
    const wrong = model ? faultsOfText(key, entry, model) : ['is in no English text'];
    return wrong.map((what) => ({ key, what }));
  });
  return { missing, faults };
}

/**
 * Which keys a language needs, each with the English key that it is made from. A text in several forms needs each form
 * that the language has for numbers up to a thousand.
 * @returns {Map<string, string>}
 */
export function wantedKeys(/** @type {Messages} */ english, /** @type {string} */ language) {
  const rules = new Intl.PluralRules(language.replace('_', '-'));
  const forms = [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))];
  return new Map(
    Object.keys(english).flatMap((key) => {
      const stem = stemOf(english, key);
      if (stem === null) return [[key, key]];
      return forms.map((form) => [`${stem}_${form}`, `${stem}_other`]);
    }),
  );
}

/** What the keys of a text in several forms begin with, or null where there is one form. */
function stemOf(/** @type {Messages} */ english, /** @type {string} */ key) {
  const stem = /^(.*)_(?:one|other)$/.exec(key)?.[1];
  return stem !== undefined && `${stem}_one` in english && `${stem}_other` in english ? stem : null;
}

/** The gaps of a text, in small letters, each once. */
function gapsOf(/** @type {string} */ text) {
  const gaps = [...text.replaceAll('$$', '').matchAll(/\$(\w+)\$/g)].map(([, gap = '']) => gap.toLowerCase());
  return [...new Set(gaps)].toSorted();
}

function faultsOfText(/** @type {string} */ key, /** @type {Entry} */ entry, /** @type {Entry} */ model) {
  const { message, placeholders = {} } = entry;
  const gaps = gapsOf(message);
  const declared = Object.keys(placeholders).toSorted();
  // “One link” says the number itself.
  const optional = /_(zero|one|two)$/.test(key) ? ['count'] : [];
  const lacking = gapsOf(model.message).filter((gap) => !gaps.includes(gap) && !optional.includes(gap));
  const strange = gaps.filter((gap) => !gapsOf(model.message).includes(gap));
  const other = Object.entries(placeholders).filter(([gap, { content }]) => content.toLowerCase() !== `{${gap}}`);
  const place = placeOf(key, model.description);
  return [
    ...(message.trim() === message && message !== '' ? [] : ['is empty, or has spaces at an end']),
    ...(/[!！¡]/.test(message) ? ['has an exclamation mark'] : []),
    ...lacking.map((gap) => `lacks $${gap}$`),
    ...strange.map((gap) => `has $${gap}$, which the English text has not`),
    ...(declared.join() === gaps.join() && other.length === 0 ? [] : ['declares other placeholders than it names']),
    ...(endOf(message) === endOf(model.message) || endOf(message) === 'gap' || endOf(model.message) === 'gap'
      ? []
      : ['ends in another way than the English text']),
    ...(place && widthOf(message) > place.most ? [`is longer than its place, ${place.where}: ${place.most}`] : []),
  ];
}

const endOf = (/** @type {string} */ text) =>
  text.endsWith('$') ? 'gap' : /[.。؟?]$/.test(text) ? 'sentence' : 'words';
