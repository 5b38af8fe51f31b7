/**
 * How long a text may be where there is little room, in letters of English; what is written in wide letters, such as
 * Japanese, counts twice. The first place whose keys match counts.
 * @type {readonly { readonly where: string, readonly keys: RegExp, readonly most: number }[]}
 */
const places = [
  { where: 'name in a store', keys: /^name$/, most: 45 },
  { where: 'description in a store', keys: /^description$/, most: 132 },
  { where: 'chip', keys: /^layer_[a-z]+$/, most: 16 },
  { where: 'large button of the popup', keys: /^popup_copy_(clean|link|address)$/, most: 28 },
  { where: 'button beside it', keys: /^popup_(copy_original|copied)$/, most: 22 },
  { where: 'switch beside the site', keys: /^popup_alone$/, most: 30 },
  { where: 'button on a row', keys: /^popup_(keep|strip|forget)$/, most: 36 },
  { where: 'foot of the popup', keys: /^popup_(pause|resume|options)$/, most: 24 },
  { where: 'heading of rows', keys: /^popup_(goes|stays|steps)$/, most: 50 },
  { where: 'menu of the options', keys: /^options_(?!title|reading|unread)[a-z]+$/, most: 22 },
  { where: 'filter', keys: /^rules_(filter|class)_/, most: 28 },
  { where: 'mark on a rule', keys: /^rules_(is_off|strength_\w+)$/, most: 16 },
  { where: 'item of a menu', keys: /^menu_/, most: 56 },
  { where: 'line of an entry', keys: /^sites_gist_/, most: 48 },
  { where: 'tab of the popup', keys: /^tab_\w+$/, most: 26 },
  {
    where: 'button',
    keys: /^(retry|notice_undo|lists_(add|open|refresh|remove|remove_sure)|.*_(undo|delete))$/,
    most: 36,
  },
];

/**
 * The place of a text, or null where it may be as long as it needs.
 * @param {string} key
 * @param {string} about what the English file says for translators
 */
export const placeOf = (key, about = '') =>
  places.find(({ keys }) => keys.test(key)) ?? (about.startsWith('Button') ? { where: 'button', most: 40 } : null);

/** Letters of English that are as wide as a text. */
export const widthOf = (/** @type {string} */ text) =>
  [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/.test(letter) ? 2 : 1),
    0,
  );
