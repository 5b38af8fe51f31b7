/** The shipped rules, and as many more as are wanted: the same kinds in the same proportion, of sites and names that are made up. */
import { diceFrom } from './corpus/dice.mjs';

/**
 * @typedef {import('../../src/rules/model').RuleSet} RuleSet
 * @typedef {import('../../src/rules/model').Shape} Shape
 * @typedef {import('../../src/rules/model').Trait} Trait
 */

/** @param {RuleSet} rules @param {number} times @returns {RuleSet} so many times as many rules, the given ones first */
export function withMoreRules(rules, times) {
  const all = [rules, ...Array.from({ length: times - 1 }, (_, i) => copyOf(rules, i + 1))];
  return {
    ...rules,
    families: Object.assign({}, ...all.map(({ families }) => families)),
    strip: all.flatMap(({ strip }) => strip),
    keep: all.flatMap(({ keep }) => keep),
    guards: all.flatMap(({ guards }) => guards),
    wrappers: all.flatMap(({ wrappers }) => wrappers),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

/** @param {RuleSet} rules @param {number} copy @returns {RuleSet} */
function copyOf(rules, copy) {
  const word = wordsOf(copy);
  /** @param {string} text */
  const host = (text) => (text.startsWith('@') ? `${text}-${copy}` : hostOf(text, word));
  /** @param {string} text */
  const pattern = (text) => patternOf(text, word);
  /** Short names are those that many sites share. @param {string} name */
  const siteName = (name) => (/^[a-z_]{1,4}$/i.test(name) ? name : pattern(name));
  /** @param {Trait} one @returns {Trait} */
  const trait = (one) => (typeof one === 'string' ? pattern(one) : { ...one, name: pattern(one.name) });
  /** @template T @param {T} rule @returns {T} */
  const changed = (rule) =>
    mapped(rule, {
      id: (/** @type {string} */ id) => `${id}-${copy}`,
      hosts: (/** @type {string[]} */ hosts) => hosts.map(host),
      paths: (/** @type {string[]} */ paths) => paths.map(pattern),
      except: (/** @type {Shape[]} */ shapes) => shapes.map(changed),
      has: (/** @type {(Trait | Trait[])[]} */ all) =>
        all.map((one) => (Array.isArray(one) ? one.map(trait) : trait(one))),
      destination: (/** @type {Record<string, string | string[]>} */ where) =>
        Object.fromEntries(
          Object.entries(where).map(([part, what]) => [part, Array.isArray(what) ? what.map(pattern) : pattern(what)]),
        ),
    });
  /** @template {{ names?: readonly string[], hosts?: readonly string[], except?: readonly Shape[] }} T @param {T} rule @returns {T} */
  const renamed = (rule) => {
    const name = rule.hosts ? siteName : pattern;
    const names = (/** @type {string[]} */ list) => list.map(name);
    return mapped(changed(rule), {
      names,
      except: (/** @type {Shape[]} */ shapes) => shapes.map((shape) => mapped(shape, { names })),
    });
  };
  return {
    ...rules,
    families: Object.fromEntries(
      Object.entries(rules.families).map(([family, hosts]) => [`${family}-${copy}`, hosts.map(host)]),
    ),
    strip: rules.strip.map(renamed),
    keep: rules.keep.map(renamed),
    guards: rules.guards.map(changed),
    wrappers: rules.wrappers.map(changed),
    warnings: rules.warnings.map(renamed),
  };
}

/** The same with some fields changed, where it has them. @template T @param {T} rule @param {Record<string, (value: any) => unknown>} change @returns {T} */
function mapped(rule, change) {
  const fields = Object.entries(/** @type {object} */ (rule));
  return /** @type {T} */ (
    Object.fromEntries(fields.map(([field, value]) => [field, change[field]?.(value) ?? value]))
  );
}

/** Labels of more than three letters are somebody's own; the others are endings as `co.uk`. @param {string} host @param {(text: string) => string} word */
function hostOf(host, word) {
  const labels = host.split('.');
  const own = labels.map((label, i) => i < labels.length - 1 && label.length > 3);
  if (!own.includes(true)) own[0] = true;
  return labels.map((label, i) => (own[i] ? word(label) : label)).join('.');
}

/** Of a name or a path the first word, of an expression every word. @param {string} pattern @param {(text: string) => string} word */
function patternOf(pattern, word) {
  if (!pattern.startsWith('~')) return pattern.replace(/[a-z0-9]+/i, word);
  return pattern.replace(/\\.|\[[^\]]*\]|\{[^}]*\}|[a-z]{2,}/gi, (part) => (/^[a-z]/i.test(part) ? word(part) : part));
}

/** Words that can be spoken and mean nothing: as long as the word that they stand for, of at least six letters, so that no link has them by chance. @param {number} copy */
function wordsOf(copy) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} text */
  return (text) => {
    let word = known.get(text);
    if (word === undefined) known.set(text, (word = spoken(diceFrom(seedOf(`${copy} ${text}`)), text.length)));
    return word;
  };
}

/** @param {import('./corpus/dice.mjs').Dice} dice @param {number} length */
function spoken(dice, length) {
  let word = '';
  while (word.length < Math.max(6, length)) word += dice.one('bcdfghjklmnprstvwz') + dice.one('aeiou');
  return word.slice(0, Math.max(6, length));
}

/** @param {string} text */
const seedOf = (text) => Array.from(text).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 7);
