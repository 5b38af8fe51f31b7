/** Links that somebody writes to keep a reader of links busy: each is one thing over and over. */

const site = 'https://www.example.com';

/** @param {string} before @param {string} unit @param {string} after @returns {(length: number) => string} */
const repeated =
  (before, unit, after = '') =>
  (length) =>
    before + unit.repeat(Math.max(1, Math.ceil((length - before.length - after.length) / unit.length))) + after;

/** @param {(i: number) => string} unit */
const counted = (/** @type {string} */ before, unit) => (/** @type {number} */ length) => {
  const parts = [before];
  for (let i = 0, sum = before.length; sum < length; i += 1) {
    const part = unit(i);
    parts.push(part);
    sum += part.length;
  }
  return parts.join('');
};

/** A link in a link in a link: each is the value of a parameter of the one around it. @param {number} length */
function nested(length) {
  const wrapper = 'https://l.facebook.com/l.php?u=';
  const inner = 'https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3D';
  return repeated(wrapper, inner, 'https%3A%2F%2Fwww.example.com%2F')(length);
}

/** Nested as a browser writes it: the deeper, the more often each sign is escaped. @param {number} length */
function nestedInEarnest(length) {
  let link = `${site}/?utm_source=x`;
  while (link.length < length / 1.2) link = `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}`;
  return link;
}

/** By name, a link of about so many characters. @type {Readonly<Record<string, (length: number) => string>>} */
export const hostile = {
  'path: %': repeated(`${site}/`, '%'),
  'path: %2': repeated(`${site}/`, '%2'),
  'path: %41': repeated(`${site}/`, '%41'),
  'path: %2F': repeated(`${site}/`, '%2F'),
  'path: /..': repeated(`${site}/`, '/..'),
  'path: /a, then /..': (length) => `${repeated(site, '/a')(length * 0.4)}${repeated('', '/..')(length * 0.6)}`,
  'path: /%2e%2E': repeated(site, '/%2e%2E'),
  'path: /.': repeated(site, '/.'),
  'path: //': repeated(site, '//'),
  'path: \\': repeated(site, '\\'),
  'path: ;': repeated(`${site}/`, ';'),
  'path: ;a=b': repeated(`${site}/`, ';a=b'),
  'path: ;jsessionid=1': repeated(`${site}/a`, ';jsessionid=1'),
  'path: /ref=a, Amazon': repeated('https://www.amazon.com/dp/B000', '/ref=a'),
  'path: non-ASCII': repeated(`${site}/`, '日本'),
  'path: emoji': repeated(`${site}/`, '🎉'),
  'path: half of an emoji': repeated(`${site}/`, '\ud83c'),
  'path: one long word': repeated(`${site}/`, 'unsubscribe'),
  'path: words of guards': repeated(site, '/login/reset/unsubscribe/oauth'),
  'path: https://a/': repeated(`${site}/`, 'https://a/'),
  'path: spaces': repeated(`${site}/`, ' ', 'a'),
  'path: tabs': repeated(`${site}/`, '\t', 'a'),
  'path: tab, letter': repeated(`${site}/`, '\ta'),
  'path: line breaks': repeated(`${site}/`, 'a\r\n'),
  'query: %': repeated(`${site}/?`, '%'),
  'query: %%34%31': repeated(`${site}/?a=`, '%%34%31'),
  'query: &': repeated(`${site}/?`, '&'),
  'query: =': repeated(`${site}/?a`, '='),
  'query: ?': repeated(`${site}/?`, '?'),
  'query: a=': repeated(`${site}/?`, 'a='),
  'query: a=&': repeated(`${site}/?`, 'a=&'),
  'query: a&': repeated(`${site}/?`, 'a&'),
  'query: ;': repeated(`${site}/?`, ';'),
  'query: ;a=b': repeated(`${site}/?a=b`, ';a=b'),
  'query: &amp;': repeated(`${site}/?a=b`, '&amp;a=b'),
  'query: utm_source=x&': repeated(`${site}/?`, 'utm_source=x&'),
  'query: utm_source=x&id=1&': repeated(`${site}/?`, 'utm_source=x&id=1&'),
  'query: utm_0=1&utm_1=1&…': counted(`${site}/?`, (i) => `utm_${i}=1&`),
  'query: name0=1&name1=1&…': counted(`${site}/?`, (i) => `name${i}=1&`),
  'query: %75tm_source=x&': repeated(`${site}/?`, '%75tm_source=x&'),
  'query: UTM_SOURCE=x&': repeated(`${site}/?`, 'UTM_SOURCE=x&'),
  'query: ?utm_source=x': repeated(`${site}/?a=b`, '?utm_source=x'),
  'query: s=20&, twitter': repeated('https://twitter.com/a?', 's=20&'),
  'query: token=…&expires=…': repeated(`${site}/?`, 'token=abcdefghijklmnop1&expires='),
  'query: signature=&': repeated(`${site}/?`, 'signature=&sig=&hmac=&'),
  'query: ~hmac=': repeated(`${site}/?token=`, '~exp=1~hmac'),
  'query: non-ASCII': repeated(`${site}/?q=`, 'ü'),
  'query: quotes': repeated(`${site}/?q=`, `'"<>`),
  'query: tabs': repeated(`${site}/?q=`, 'a\t'),
  'query: https://a.b/?': repeated(`${site}/?u=`, 'https://a.b/?'),
  'name: letters': repeated(`${site}/?`, 'a'),
  'name: utm_': repeated(`${site}/?`, 'utm_'),
  'name: escapes': repeated(`${site}/?`, '%61'),
  'name: amp;': repeated(`${site}/?`, 'amp;'),
  'value: letters': repeated(`${site}/?id=`, 'a'),
  'value: digits': repeated(`${site}/?id=`, '7'),
  'value: hexadecimal': repeated(`${site}/?sid=`, '0a'),
  'value: base64': repeated(`${site}/?data=`, 'eyJh+/', '=='),
  'value: eyJ.': repeated(`${site}/?data=`, 'eyJhbGciOi.'),
  'value: e-mail': repeated(`${site}/?m=`, 'a.a'),
  'value: @': repeated(`${site}/?m=`, 'a@'),
  'value: +': repeated(`${site}/?q=`, '+'),
  'value: token': repeated(`${site}/?token=`, 'aB3-_'),
  'value: signature': repeated(`${site}/?Signature=`, 'aB3-_', '&Expires=1'),
  'host: a.': repeated('https://', 'a.', 'com/?utm_source=x'),
  'host: .': repeated('https://a', '.', 'com/'),
  'host: a': repeated('https://', 'a', '.com/?utm_source=x'),
  'host: -': repeated('https://a', '-', 'a.com/'),
  'host: %61': repeated('https://', '%61', '.com/'),
  'host: xn--': repeated('https://', 'xn--a.', 'com/'),
  'host: non-ASCII': repeated('https://', 'ü', '.com/'),
  'host: ü.': repeated('https://', 'ü.', 'com/'),
  'host: digits': repeated('https://', '1', '/'),
  'host: 1.': repeated('https://', '1.', '1/'),
  'host: [::': repeated('https://[', ':0', ']/'),
  'host: .com, Amazon': repeated('https://www.', 'amazon.', 'com/'),
  'port: 0': repeated(`${site}:`, '0', '80/'),
  'user: @': repeated('https://', '@', 'www.example.com/'),
  'user: a:': repeated('https://', 'a:', '@www.example.com/'),
  'user: %40': repeated('https://', '%40', '@www.example.com/'),
  'scheme: /': repeated('https:', '/', 'www.example.com/'),
  'no link: http': repeated('', 'http'),
  'no link: spaces': repeated('', ' '),
  'around: spaces': (length) => `${' '.repeat(length / 2)}${site}/${' '.repeat(length / 2)}`,
  'fragment: letters': repeated(`${site}/#`, 'a'),
  'fragment: %': repeated(`${site}/#`, '%'),
  'fragment: #': repeated(`${site}/#`, '#'),
  'fragment: a=b&': repeated(`${site}/#`, 'a=b&'),
  'fragment: utm_source=x&': repeated(`${site}/#`, 'utm_source=x&'),
  'fragment: /?utm_source=x': repeated(`${site}/#/`, '?utm_source=x'),
  'fragment: :~:text=': repeated(`${site}/#`, ':~:text=a'),
  'fragment: non-ASCII': repeated(`${site}/#`, 'é'),
  'wrapper: in itself': nested,
  'wrapper: in earnest': nestedInEarnest,
  'wrapper: %25': repeated('https://www.google.com/url?q=https%3A%2F%2Fexample.com%2F', '%25'),
  'wrapper: u=&u=': repeated('https://l.facebook.com/l.php?', 'u=&'),
  'wrapper: u=https://a/&': repeated('https://l.facebook.com/l.php?', 'u=javascript:1&'),
  'wrapper: destination full of junk': repeated(
    'https://www.google.com/url?q=https%3A%2F%2Fexample.com%2F%3F',
    'utm_source%3Dx%26',
  ),
  'wrapper: rest': repeated('https://web.archive.org/web/2020/https://example.com/?', 'utm_source=x&'),
};
