/** Links made up by a seeded generator: the same seed gives the same links. */

/**
 * Links as people share them: about half carry something that somebody added.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export function sharedLinks(count, seed = 1) {
  const dice = diceFrom(seed);
  return Array.from({ length: count }, () => sharedLink(dice));
}

/**
 * Links that are canonical already, as an address bar shows them.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export function canonicalLinks(count, seed = 2) {
  const dice = diceFrom(seed);
  return Array.from({ length: count }, () => new URL(plainLink(dice)).href);
}

/** @typedef {ReturnType<typeof diceFrom>} Dice */

const nouns = (
  'harbour lantern orchard violin glacier postcard saddle meadow compass bakery puzzle ladder willow tractor ' +
  'marble candle ferry beacon pepper quarry blanket harvest thimble canyon anchor feather'
).split(' ');
const places = ['zürich', 'kraków', 'łódź', '長崎', 'ভারত', 'αθήνα', 'тверь', '서울', 'é-clair'];
const sites = (
  'example.com www.example.org shop.example.net news.example.co.uk blog.example.de forum.example.fr ' +
  'docs.example.io a-long-name-of-a-site.example.info www.youtube.com github.com en.wikipedia.org www.reddit.com ' +
  'www.amazon.com open.spotify.com www.nytimes.com medium.com stackoverflow.com www.instagram.com'
).split(' ');
const added = /** @type {((dice: Dice) => string)[]} */ ([
  (dice) => `utm_source=${dice.one(nouns)}&utm_medium=social&utm_campaign=${dice.one(nouns)}-${dice.below(100)}`,
  (dice) => `utm_source=newsletter&utm_term=${dice.token(6)}`,
  (dice) => `fbclid=IwAR${dice.token(57)}`,
  (dice) => `gclid=${dice.token(60)}&gad_source=1`,
  (dice) => `mc_cid=${dice.token(10)}&mc_eid=${dice.token(10)}`,
  (dice) => `igsh=${dice.token(16)}%3D%3D`,
  (dice) => `msclkid=${dice.token(32)}`,
  (dice) => `ref=${dice.one(nouns)}`,
  (dice) => `si=${dice.token(16)}`,
]);
const content = /** @type {((dice: Dice) => string)[]} */ ([
  (dice) => `id=${dice.below(1e7)}`,
  (dice) => `page=${dice.below(40)}`,
  (dice) => `q=${dice.one(nouns)}+${dice.one(nouns)}`,
  (dice) => `v=${dice.token(11)}`,
  (dice) => `lang=${dice.one(['en', 'de', 'pt-BR', 'zh-Hant'])}`,
  (dice) => `filter%5B%5D=${dice.one(nouns)}`,
  (dice) => `token=${dice.token(24)}`,
  () => 'preview',
]);

/** @param {Dice} dice */
function sharedLink(dice) {
  const link = plainLink(dice);
  const [head = '', fragment] = link.split('#');
  const extra = dice.chance(0.55) ? dice.some(added, 1 + dice.below(2)) : [];
  const query = extra.length > 0 ? `${head.includes('?') ? '&' : '?'}${extra.join('&')}` : '';
  const whole = head + query + (fragment === undefined ? '' : `#${fragment}`);
  if (dice.chance(0.04))
    return `https://www.google.com/url?sa=t&url=${encodeURIComponent(whole)}&ved=${dice.token(30)}`;
  if (dice.chance(0.04)) return `https://l.facebook.com/l.php?u=${encodeURIComponent(whole)}&h=AT0${dice.token(40)}`;
  if (dice.chance(0.03)) return whole.replace(/^https:\/\/[^/]+/, (start) => start.toUpperCase());
  if (dice.chance(0.03)) return whole.replace(/^(https:\/\/[^/]+)/, '$1:443');
  return whole;
}

/** @param {Dice} dice */
function plainLink(dice) {
  const depth = 1 + dice.below(4);
  const path = Array.from({ length: depth }, () => segment(dice)).join('/');
  const query = dice.chance(0.5) ? `?${dice.some(content, 1 + dice.below(3)).join('&')}` : '';
  const fragment = dice.chance(0.12) ? `#${dice.one(nouns)}-${dice.below(20)}` : '';
  return `https://${dice.one(sites)}/${path}${query}${fragment}`;
}

/** @param {Dice} dice */
function segment(dice) {
  if (dice.chance(0.04)) return dice.chance(0.5) ? dice.one(places) : encodeURIComponent(dice.one(places));
  if (dice.chance(0.2)) return String(dice.below(1e6));
  return Array.from({ length: 1 + dice.below(5) }, () => dice.one(nouns)).join('-');
}

/** @param {number} seed */
function diceFrom(seed) {
  let state = seed >>> 0 || 1;
  /** A whole number from 0, below the limit. @param {number} limit */
  const below = (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return {
    below,
    /** @param {number} part */
    chance: (part) => below(1e6) < part * 1e6,
    /** @template T @param {readonly T[]} list @returns {T} */
    one: (list) => /** @type {T} */ (list[below(list.length)]),
    /** @param {number} length */
    token: (length) => Array.from({ length }, () => letters[below(64)]).join(''),
    /** @param {readonly ((dice: Dice) => string)[]} makers @param {number} count @returns {string[]} */
    some(makers, count) {
      return Array.from({ length: count }, () => makers[below(makers.length)]?.(this) ?? '');
    },
  };
}
