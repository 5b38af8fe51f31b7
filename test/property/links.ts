import fc from 'fast-check';

const word = fc.constantFrom(
  'a',
  'b',
  'id',
  'x1',
  'About',
  'shop',
  'p',
  '0',
  'é',
  '検',
  '%41',
  '%2F',
  '%c3%a9',
  '%zz',
  '%',
  ' ',
);
const mark = fc.constantFrom(
  '',
  '.',
  '..',
  '%2e',
  '%2E.',
  '%%34%31',
  '%4',
  '~',
  '+',
  "'",
  '"',
  '|',
  '[',
  ']',
  '{',
  '\\',
  '^',
  '`',
  ';',
  ',',
  '!',
  '$',
  '(',
  ')',
  '*',
  '@',
  ':',
  '=',
  '&',
  '\ud800',
  '\ud83d\n\ude00',
  '\u0001',
  '\t',
);

const name = fc.oneof(
  fc.constantFrom(
    'utm_source',
    'Utm_Medium',
    'utm%5fterm',
    'amp;utm_x',
    'fbclid',
    'sid',
    's',
    'si',
    'tag',
    'keywords',
    'ref',
  ),
  fc.constantFrom(
    'PHPSESSID',
    'mode',
    'edit',
    'id',
    'v',
    't',
    'q',
    'url',
    'u',
    'to',
    'r',
    'password',
    'mail',
    'Signature',
    'Expires',
    'access_token',
    'xtor',
    'pid',
    'page_id',
  ),
  fc.tuple(word, mark).map((parts) => parts.join('')),
);

const host = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'a.com',
      'shop.example',
      'video.example',
      'broad.example',
      'forum.example',
      'when.example',
      'router.example',
      'archive.example',
      'cdn.example',
      'login.a.com',
      'sub.kept.com',
      'alone.com',
      'learned.com',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'www.youtube.com',
      'www.amazon.de',
      'github.com',
      'www.google.com',
      'twitter.com',
      'open.spotify.com',
      'www.nytimes.com',
      'web.archive.org',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('out.com', 'own.com', 'rest.example', 'viewer.example', 'mailer.example', 'own.com.au'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'A.COM',
      'bücher.de',
      'xn--a',
      '1.2.3',
      '0x7f.1',
      '[::1]',
      '[1:0:0:0::1.2.3.4]',
      'a..b',
      'a.com.',
      '%61.com',
      'ẞ.com',
      'a_b.com',
      'ex*mple.com',
      '256.1.1.1',
      'a b.com',
      '',
    ),
  },
);

const value = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(word, mark, word).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '=',
      '0123456789abcdef0123456789',
      '12345678',
      'shoes?utm_source=x',
      'x?fbclid=1?utm_a=2',
      'a@b.com',
      'aHR0cHM6Ly9hLmNvbS8',
      'AbC1dEf2GhI3',
    ),
  },
);

const parameter = (inner: fc.Arbitrary<string>) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          name,
          fc.constantFrom('=', '=', '=', '', '=='),
          fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: inner }),
        )
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.constantFrom('', 'utm_source', '=', '=utm_source') },
  );

const query = (inner: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(parameter(inner), fc.constantFrom('&', '&', '&', '&', ';', '?', '&&', '&amp;')), { maxLength: 5 })
    .map((all) => all.map(([token, separator], i) => token + (i === all.length - 1 ? '' : separator)).join(''));

const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.tuple(word, mark).map((parts) => parts.join('')),
          fc.constantFrom('..', '.', '', 'ref=x', 'dp', 'x;jsessionid=1', ';jsessionid=2;y', 'unsubscribe'),
        ),
        { maxLength: 4 },
      )
      .map((all) => all.map((segment) => `/${segment}`).join('')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/l',
      '/go',
      '/out',
      '/s',
      '/amp/s/a.com/b',
      '/v3/__https:/a.com__;!!x',
      '/url',
      '/watch',
      '/dp/B0/ref=sr_1',
      '/web/2020/https://a.com/?utm_source=x',
    ),
  },
);

const fragment = (inner: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 2, arbitrary: query(inner) },
    { weight: 2, arbitrary: fc.tuple(word, mark).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: query(inner).map((text) => `/route?${text}`) },
    { weight: 1, arbitrary: query(inner).map((text) => `!${text}`) },
    { weight: 1, arbitrary: query(inner).map((text) => `${text}:~:text=a,b`) },
  );

const part = (start: string, arbitrary: fc.Arbitrary<string>) =>
  fc.option(arbitrary, { nil: undefined }).map((text) => (text === undefined ? '' : start + text));

const link = (inner: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('https://', 'https://', 'https://', 'http://', 'HTTPS://', 'http:/', 'http:\\\\', ' https://'),
      fc.constantFrom('', '', '', '', '', 'me@', 'me:pw@', ':@', '@', 'a@b:c@'),
      host,
      fc.constantFrom('', '', '', '', ':443', ':80', ':', ':8080', ':0080', ':99999', ':x'),
      path,
      part('?', query(inner)),
      part('#', fragment(inner)),
    )
    .map((parts) => parts.join(''));

const encodings = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => encoded(text),
  (text) => encoded(encoded(text)),
  (text) => btoa(encoded(text)),
);

const wrapped = (inner: fc.Arbitrary<string>) => fc.tuple(encodings, inner).map(([encode, text]) => encode(text));

/** Texts that look like links, with what the engine has clauses and rules for, also wrapped in one another. */
export const linkLike: fc.Arbitrary<string> = link(
  wrapped(link(wrapped(link(wrapped(link(fc.constant('https://a.com/?utm_source=x'))))))),
);

/** Any text at all, lone surrogates and controls too, and links with such text somewhere inside. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(...'htps:/.?#&=%[]@a1-~'), maxLength: 30 }).map((text) => `http${text}`),
  fc.tuple(linkLike, fc.string({ unit: 'binary', maxLength: 6 }), fc.nat()).map(([text, noise, at]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + noise + text.slice(place);
  }),
);

/** Percent-encoded as a form would, whatever it is. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
