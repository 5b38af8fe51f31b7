import { capitals, hex } from './dice.mjs';
import { nouns, places } from './words.mjs';

/** @typedef {import('./dice.mjs').Dice} Dice */
/** @typedef {readonly (readonly [weight: number, make: (dice: Dice) => string])[]} Makers */

/** @param {Dice} dice @param {number} words @param {string} glue */
export const phrase = (dice, words, glue = '-') => Array.from({ length: words }, () => dice.one(nouns)).join(glue);

/** What a page needs, or may: how often, and one of its kind. @type {Makers} */
export const content = [
  [14, (dice) => `id=${dice.between(1, 1e8)}`],
  [7, (dice) => `q=${phrase(dice, dice.between(1, 4), '+')}`],
  [3, (dice) => `q=${encodeURIComponent(`${phrase(dice, 2, ' ')} ${dice.one(places)}`)}`],
  [8, (dice) => `page=${dice.between(1, 40)}`],
  [8, (dice) => `v=${dice.text(11)}`],
  [3, (dice) => `t=${dice.between(1, 3600)}${dice.one(['', 's'])}`],
  [3, (dice) => `list=PL${dice.text(32)}`],
  [2, (dice) => `index=${dice.between(1, 60)}`],
  [7, (dice) => `${dice.one(['lang', 'lang', 'hl'])}=${dice.one(['en', 'de', 'fr', 'ja', 'pt-BR'])}`],
  [4, (dice) => `sort=${dice.one(['new', 'top', 'price_asc', 'date'])}`],
  [4, (dice) => `category=${dice.one(nouns)}`],
  [3, (dice) => `product_id=${dice.between(1000, 999_999)}`],
  [3, (dice) => `variant=${dice.between(1e12, 4e13)}`],
  [2, (dice) => `color=${dice.one(['red', 'blue', 'dark%20green', '%23ff00aa'])}`],
  [2, (dice) => `size=${dice.one(['S', 'M', 'XL', '42%2C5'])}`],
  [1.5, (dice) => `filter%5B${dice.one(nouns)}%5D=${dice.one(nouns)}`],
  [1, (dice) => `filter[${dice.one(nouns)}]=${dice.one(nouns)}`],
  [1.5, (dice) => `url=${encodeURIComponent(`https://example.org/${phrase(dice, 3)}?utm_source=x&id=7`)}`],
  [0.8, (dice) => `data=${encodeURIComponent(JSON.stringify({ a: dice.below(99), b: dice.one(nouns) }))}`],
  [2, (dice) => `token=${dice.text(dice.between(24, 64))}`],
  [1, (dice) => `session=${dice.text(32, hex)}`],
  [1.5, (dice) => `date=2024-0${dice.between(1, 9)}-1${dice.below(10)}`],
  [0.8, (dice) => `lat=${dice.below(9e6) / 1e5}&lng=${dice.below(18e6) / 1e5}`],
  [0.7, (dice) => `name=${dice.one(places)}`],
  [0.3, (dice) => `title=${phrase(dice, 2, ' ')}`],
  [0.3, (dice) => dice.one([`a|b=${dice.one(nouns)}`, `x="${dice.one(nouns)}"`])],
  [2, (dice) => dice.one(nouns) + dice.one(['', '='])],
  [0.3, () => ''],
  [2, (dice) => `view=${dice.one(['grid', 'list'])}`],
  [1.5, (dice) => `from=${dice.one(nouns)}`],
  [3, (dice) => `p=${dice.between(1, 9999)}`],
  [1.5, (dice) => `s=${dice.between(10, 60)}`],
  [1, (dice) => `cid=${dice.between(1, 99_999)}`],
  [1.5, (dice) => dice.one(['action=edit', `oldid=${dice.between(1e8, 1e9)}`, 'format=pdf'])],
  [3, (dice) => dice.one([`k=${phrase(dice, 2, '+')}`, 'th=1', 'psc=1'])],
];

/** What somebody added. @type {Makers} */
export const added = [
  [16, (dice) => `fbclid=IwAR${dice.text(57)}`],
  [10, (dice) => `gclid=Cj0KCQ${dice.text(80)}_wcB`],
  [8, (dice) => `${dice.one(['igshid', 'igsh'])}=${dice.text(18)}%3D%3D`],
  [6, (dice) => `si=${dice.text(16)}`],
  [3, () => 'feature=share'],
  [3, (dice) => `msclkid=${dice.text(32, hex)}`],
  [3, (dice) => `mc_cid=${dice.text(10, hex)}&mc_eid=${dice.text(10, hex)}`],
  [6, (dice) => `ref=${dice.one(['share', 'sr_1_3', 'nav_logo', 'twitter'])}`],
  [4, () => 'ref_src=twsrc%5Etfw'],
  [3, (dice) => `s=${dice.one(['20', '46', '09'])}`],
  [2, (dice) => `share_id=${dice.text(20)}`],
  [4, (dice) => dice.one([`_hsenc=p2ANqtz-${dice.text(90)}`, `_hsmi=${dice.between(1e7, 9e8)}`])],
  [2, (dice) => `yclid=${dice.between(1e15, 9e15)}`],
  [3, (dice) => `srsltid=${dice.text(56)}`],
  [3, () => 'gad_source=1'],
  [
    3,
    (dice) => dice.one([`_ga=2.${dice.below(9e8)}.${dice.below(9e8)}`, `_gl=1*${dice.text(7)}*_ga*${dice.text(20)}`]),
  ],
  [2, (dice) => `spm=a2g0o.${dice.text(8, hex)}.0.0.${dice.text(12, hex)}`],
  [2, (dice) => dice.one([`twclid=${dice.text(22)}`, `ttclid=${dice.text(40)}`])],
  [3, (dice) => dice.one([`cmpid=${dice.text(8, hex)}`, `mkt_tok=${dice.text(60)}`, `wt_mc=${phrase(dice, 2)}`])],
  [1.2, (dice) => `dib=eyJ2IjoiMSJ9.${dice.text(90)}&dib_tag=se`],
  [1.2, (dice) => `pf_rd_p=${dice.text(36, hex)}&pf_rd_r=${dice.text(20, capitals)}`],
  [1.2, (dice) => dice.one([`FBCLID=${dice.text(20)}`, 'smid=nytcore-ios-share', 'smid=nytcore-ios-share'])],
];

/** Labels of a campaign, in the order in which they are written. @param {Dice} dice @param {number} count */
export const campaign = (dice, count) =>
  [
    `utm_source=${dice.one(['twitter', 'facebook', 'newsletter', 'google', 't.co', 'rss'])}`,
    `utm_medium=${dice.one(['social', 'email', 'cpc', 'referral'])}`,
    `utm_campaign=${dice.one([phrase(dice, 2), phrase(dice, 3), String(dice.below(1e6)), 'spring%20sale', 'a%7Bb%7D'])}`,
    `utm_content=${phrase(dice, 2)}`,
    `utm_term=${phrase(dice, 2, '+')}`,
  ].slice(0, count);

/** Queries that somebody signed: nothing in them may change. @type {Makers} */
export const signed = [
  [
    5,
    (dice) =>
      `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA${dice.text(16, capitals)}%2F20240501%2Feu-west-1%2Fs3%2F` +
      `aws4_request&X-Amz-Date=20240501T1${dice.between(10_000, 59_999)}Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&` +
      `X-Amz-Security-Token=${dice.text(dice.between(300, 700))}&X-Amz-Signature=${dice.text(64, hex)}`,
  ],
  [3, (dice) => `Expires=1712345678&Signature=${dice.text(340)}__&Key-Pair-Id=K${dice.text(13, capitals)}`],
  [
    2,
    (dice) =>
      `GoogleAccessId=${dice.one(nouns)}%40example.iam.gserviceaccount.com&Expires=1712345678&Signature=` +
      encodeURIComponent(`${dice.text(170)}+/${dice.text(170)}`),
  ],
  [2, (dice) => `sv=2022-11-02&ss=b&srt=o&sp=r&se=2024-12-31T23%3A59%3A59Z&sig=${dice.text(40)}%2B%2F%3D`],
];
