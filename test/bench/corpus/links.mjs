import { capitals, diceFrom, hex } from './dice.mjs';
import { added, campaign, content, phrase, signed } from './parameters.mjs';
import { busy, international, nouns, places } from './words.mjs';

/** @typedef {import('./dice.mjs').Dice} Dice */
/** @typedef {import('./parameters.mjs').Makers} Makers */

/**
 * Links as people share them, made up: about half carry something that somebody added, one in seven is not written in
 * its one form.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export const sharedLinks = (count, seed = 1) => links(count, seed, (dice) => link(dice, sharedQuery(dice)));

/**
 * Links that are canonical already, as an address bar shows them: nothing was added to any.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export const plainLinks = (count, seed = 2) =>
  links(count, seed, (dice) => {
    const query = some(dice.chance(0.5) ? dice.between(1, 3) : 0, () => dice.weighed(content)(dice));
    return new URL(link(dice, query === '' ? '' : `?${query}`)).href;
  });

/**
 * Links that lead through a redirector to one of the shared kind: two links in one.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export const wrappedLinks = (count, seed = 3) =>
  links(count, seed, (dice) => {
    const inner = encodeURIComponent(link(dice, sharedQuery(dice)));
    return dice.chance(0.5)
      ? `https://www.google.com/url?sa=t&url=${inner}&ved=${dice.text(30)}`
      : `https://l.facebook.com/l.php?u=${inner}&h=AT0${dice.text(40)}`;
  });

/** As many as are wanted of those that are links. @param {number} count @param {number} seed @param {(dice: Dice) => string} make */
function links(count, seed, make) {
  const dice = diceFrom(seed);
  /** @type {string[]} */
  const made = [];
  while (made.length < count) {
    const text = make(dice);
    if (URL.canParse(text)) made.push(text);
  }
  return made;
}

/** @param {Dice} dice @param {string} query */
function link(dice, query) {
  const scheme = dice.weighed(schemes);
  const userInfo = dice.chance(0.001) ? 'user:pa%3Ass@' : '';
  const own = /^https/i.test(scheme) ? ':443' : ':80';
  const port = dice.chance(0.02) ? dice.one([own, own, own, ':8080', ':8443', ':3000']) : '';
  const fragment = dice.chance(0.07) ? `#${dice.weighed(fragments)(dice)}` : '';
  return scheme + userInfo + dice.weighed(hosts)(dice) + port + path(dice) + query + fragment;
}

const schemes = /** @type {const} */ ([
  [93, 'https://'],
  [6.4, 'http://'],
  [0.6, 'HTTPS://'],
]);

/** The unknown sites are many, and some of them often seen. @param {Dice} dice */
function unknownHost(dice) {
  const rank = Math.floor(4000 ** dice.one([0.2, 0.4, 0.6, 0.8, 1]) * (dice.below(1000) / 1000));
  const name = `${nouns[rank % nouns.length]}${rank % 3 === 0 ? '-' : ''}${nouns[(rank * 7) % nouns.length]}${rank}`;
  const ending = ['com', 'com', 'com', 'org', 'net', 'de', 'co.uk', 'io', 'fr', 'jp', 'com.br'][rank % 11];
  return `${['www.', 'www.', '', 'www.', 'blog.', 'm.', 'www.', '', 'a.b.c.'][rank % 9]}${name}.${ending}`;
}

/** @type {Makers} */
const hosts = [
  [40, (dice) => dice.one(busy)],
  [57.5, unknownHost],
  [1, (dice) => dice.one(international)],
  [0.5, (dice) => unknownHost(dice).toUpperCase()],
  [0.5, (dice) => dice.one(busy).replace(/^./, (letter) => letter.toUpperCase())],
  [0.3, (dice) => Array.from({ length: 4 }, () => dice.between(1, 254)).join('.')],
  [0.1, (dice) => `[2001:db8::${dice.text(4, hex)}]`],
];

/** @param {Dice} dice */
function path(dice) {
  const depth = dice.weighed(depths);
  if (depth === 0) return dice.chance(0.6) ? '/' : '';
  return some(depth, () => `/${dice.weighed(segments)(dice)}`, '') + (dice.chance(0.25) ? '/' : '');
}

const depths = /** @type {const} */ ([
  [8, 0],
  [30, 1],
  [27, 2],
  [18, 3],
  [10, 4],
  [7, 5],
]);

/** @type {Makers} */
const segments = [
  [30, (dice) => dice.one(nouns)],
  [25, (dice) => phrase(dice, dice.between(3, 9))],
  [23, (dice) => String(dice.below(1e7))],
  [8, (dice) => dice.text(11)],
  [6, (dice) => `${dice.one(nouns)}_${dice.below(99)}.html`],
  [2.5, (dice) => encodeURIComponent(dice.one(places))],
  [0.7, (dice) => encodeURIComponent(dice.one(places)).toLowerCase()],
  [1.6, (dice) => `${dice.one(places)}-${dice.one(nouns)}`],
  [1.2, (dice) => phrase(dice, 2, '%20')],
  [0.7, (dice) => phrase(dice, 2, dice.one(['%2D', '%7e', ' ']))],
  [0.6, (dice) => dice.one(['..', '.', ''])],
  [0.3, (dice) => `${dice.one(nouns)};jsessionid=${dice.text(32, capitals)}`],
  [1.3, (dice) => dice.one([`@${dice.one(nouns)}`, `${dice.one(nouns)}'s(1)`])],
];

/** @type {Makers} */
const fragments = [
  [53, (dice) => dice.one(nouns)],
  [15, (dice) => `:~:text=${phrase(dice, 3, '%20')}`],
  [15, (dice) => `/${dice.one(nouns)}/${dice.below(99)}`],
  [5, () => 'xtor=RSS-1'],
  [3, () => ''],
  [3, (dice) => dice.one(places)],
  [4, (dice) => `utm_source=${dice.one(nouns)}`],
];

/** @param {Dice} dice */
function sharedQuery(dice) {
  const count = dice.weighed(counts);
  if (count === 0) return dice.chance(0.008) ? '?' : '';
  if (dice.chance(0.022)) return `?${dice.weighed(signed)(dice)}`;
  const labels = count > 1 && dice.chance(0.45) ? campaign(dice, Math.min(count, dice.between(2, 5))) : [];
  const others = Array.from({ length: count - labels.length }, () =>
    dice.weighed(dice.chance(0.38) ? added : content)(dice),
  );
  const all = dice.chance(0.6) ? [...others, ...labels] : [...labels, ...others];
  return `?${all.join(dice.chance(0.004) ? ';' : '&')}`;
}

const counts = /** @type {const} */ ([
  [33, 0],
  [19, 1],
  [11, 2],
  [12, 3],
  [8, 4],
  [6, 5],
  [4, 6],
  [2.5, 7],
  [1.6, 8],
  [2.9, 10],
]);

/** @param {number} count @param {() => string} make */
const some = (count, make, glue = '&') => Array.from({ length: count }, make).join(glue);
