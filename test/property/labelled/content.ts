import { hex, capitals, type Dice } from '../../bench/corpus/dice.mjs';
import { nouns, places } from '../../bench/corpus/words.mjs';
import { text, words, type Kind } from './kind';

const digits = '0123456789';
const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const small36 = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Names that no list of words can hold: letters of a form, or words of other languages. */
const others =
  'a b c i k m n x y z aa p1 x2 nr no num val arg opt wd kw ara sayfa seite zoek busca mot buscar stran lp hl gl cp ' +
  'tbm udm idx seq pos typ art kat grp abt lfd ean gtin wkn plz ort datum jahr mes dia fecha ano strona sok';
/** Names that speak of persons and clicks, on values that do not. */
const misleading = 'source from ref origin campaign via share user client device mail partner member contact visit src';

const version = (dice: Dice) => `${dice.below(30)}.${dice.below(40)}.${dice.below(20)}`;
const date = (dice: Dice) => `20${dice.between(10, 29)}-0${dice.between(1, 9)}-${dice.between(10, 28)}`;
const camel = (dice: Dice) => `${dice.one(nouns)}${capital(dice.one(nouns))}${dice.chance(0.3) ? dice.below(99) : ''}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const base64 = (value: string | readonly number[]) => Buffer.from(value).toString('base64');
const uuid = (dice: Dice) => [8, 4, 4, 4, 12].map((length) => text(dice, length, hex)).join('-');

/** What varints of a packed message look like: small octets, then a piece of text. */
const message = (dice: Dice) => [
  8,
  dice.below(9),
  18,
  dice.between(4, 9),
  10,
  dice.below(32),
  ...Buffer.from(dice.one(nouns)),
  24,
  dice.below(64),
];

type Row = readonly [weight: number, title: string, names: string, make: (dice: Dice) => string];

const rows: readonly Row[] = [
  [
    5,
    'number',
    'id pid page item product_id offset postId article start limit version nr',
    (dice) => text(dice, dice.between(1, 12), digits),
  ],
  [5, 'word', 'sort view tab category type lang mode style theme filter', (dice) => dice.one(nouns)],
  [4, 'slug', 'slug name page title topic article product path tag', (dice) => words(dice, dice.between(2, 6), '-')],
  [3, 'slug with a number', 'slug post product model name', (dice) => `${words(dice, 3, '-')}-${dice.below(1e6)}`],
  [4, 'search words', 'q query search keyword s k text', (dice) => words(dice, dice.between(1, 5), '+')],
  [
    2,
    'search words of other languages',
    'q wd query text zoek',
    (dice) => encodeURIComponent(`${dice.one(places)} ${dice.one(nouns)}`),
  ],
  [2, 'date', 'date from to day since until checkin datum', date],
  [
    1,
    'time',
    'time t start at begin',
    (dice) => dice.one([`${date(dice)}T1${dice.below(10)}:30:00Z`, `${dice.below(9)}m${dice.below(59)}s`]),
  ],
  [2, 'language', 'lang hl locale l', (dice) => dice.one(['en', 'de-DE', 'pt-BR', 'zh-Hant-TW', 'sr-Latn-RS'])],
  [
    2,
    'price',
    'price min max price_range budget',
    (dice) => dice.one([`${dice.below(9999)}.99`, `${dice.below(99)}-${dice.below(999)}EUR`]),
  ],
  [
    2,
    'coordinates',
    'll center lat at position coords',
    (dice) => `${dice.below(9e6) / 1e5},-${dice.below(18e6) / 1e5}`,
  ],
  [
    1,
    'place on a map',
    'map place at',
    (dice) => `@${dice.below(9e6) / 1e5},${dice.below(9e6) / 1e5},${dice.between(3, 20)}z`,
  ],
  [2, 'camelCase', 'view action component method name symbol member', camel],
  [2, 'CONSTANT', 'type status const enum action', (dice) => `${words(dice, 2, '_')}_${dice.below(9)}`.toUpperCase()],
  [
    2,
    'product',
    'model sku product name variant',
    (dice) =>
      `${capital(dice.one(nouns))}-${dice.between(1, 20)}${dice.one(['', 'Pro', 'XL', 'S', 'Max'])}-${dice.one(['64GB', '256gb', '2024', 'v2'])}`,
  ],
  [
    2,
    'article number',
    'sku asin model art part item productCode',
    (dice) =>
      dice.one([
        `B0${text(dice, 8, capitals)}`,
        `${text(dice, 2, capitals)}${text(dice, 6, digits)}`,
        `${text(dice, 4, digits)}-${text(dice, 4, capitals)}-${text(dice, 4, digits)}`,
      ]),
  ],
  [
    1,
    'ISBN',
    'isbn ean gtin book',
    (dice) => `978-${dice.below(10)}-${text(dice, 4, digits)}-${text(dice, 4, digits)}-X`,
  ],
  [
    2,
    'file',
    'file src image doc attachment download name',
    (dice) =>
      `${dice.one([camel(dice), words(dice, 2, '_'), `IMG_${date(dice)}`, text(dice, 16, hex), text(dice, 12, base62)])}.${dice.one(['jpg', 'pdf', 'html', 'tar.gz', 'mp4', 'js', 'docx'])}`,
  ],
  [
    2,
    'version',
    'v version release tag ver',
    (dice) =>
      dice.one([version(dice), `v${version(dice)}-beta.${dice.below(9)}`, `${dice.one(nouns)}@${version(dice)}`]),
  ],
  [
    1,
    'branch',
    'ref branch at',
    (dice) => dice.one(['main', `release/${version(dice)}`, `fix/${dice.below(9999)}-${words(dice, 2, '-')}`]),
  ],
  [
    2,
    'address',
    'url u link target redirect next',
    (dice) => encodeURIComponent(`https://example.org/${words(dice, 2, '-')}?id=${dice.below(1e6)}`),
  ],
  [
    1,
    'list of numbers',
    'ids f filter selected layers',
    (dice) => [1, 2, 3].map(() => dice.below(1e4)).join(dice.one([',', '-', '_', '%2C'])),
  ],
  [
    1,
    'filter',
    'filter f refinements tfs options',
    (dice) => `${dice.one(nouns)}%3A${dice.one(nouns)}%7C${dice.one(nouns)}_${dice.below(99)}`,
  ],
  [
    1,
    'JSON',
    'data state filter params',
    (dice) => encodeURIComponent(JSON.stringify({ [dice.one(nouns)]: dice.below(99), s: text(dice, 16, base62) })),
  ],
  [1, 'colour', 'color bg labelColor c', (dice) => dice.one([text(dice, 6, hex), `%23${text(dice, 6, hex)}`])],
  [
    1,
    'device or programme',
    'device client platform os browser',
    (dice) =>
      dice.one([
        'iPhone15,2',
        'firefox-b-d',
        'Windows%20NT%2010.0',
        'ms-android-samsung',
        'macOS-14-arm64',
        'SM-G991B',
      ]),
  ],
  [1, 'font', 'family font', (dice) => `${capital(dice.one(nouns))}+Sans:400,400italic,${dice.between(5, 9)}00`],
  [1, 'commit', 'commit sha rev ref h id hash version', (dice) => text(dice, dice.one([7, 8, 12, 40]), hex)],
  [1, 'digest', 'hash sha256 md5 checksum integrity h key', (dice) => text(dice, dice.one([32, 40, 64]), hex)],
  [2, 'UUID', 'id uuid guid item document space listingId', uuid],
  [1, 'object id', 'id postId _id recordId node', (dice) => `6${text(dice, 23, hex)}`],
  [
    1,
    'small letters and digits',
    'id doc room code cid pid key ref',
    (dice) => text(dice, dice.between(6, 25), small36),
  ],
  [
    1,
    'capital letters and digits',
    'code voucher booking pnr id ref',
    (dice) => text(dice, dice.between(6, 12), capitals),
  ],
  [
    1,
    'tracking number of a parcel',
    'parcel trackingNumber track sendung nr',
    (dice) => dice.one([`1Z${text(dice, 16, capitals)}`, `RR${text(dice, 9, digits)}DE`]),
  ],
  [2, 'video', 'v vid video videoId watch clip', (dice) => text(dice, 11)],
  [1, 'playlist', 'list playlist playlistId', (dice) => `PL${text(dice, 32)}`],
  [1, 'file in a cloud', 'id docId fileId file folder', (dice) => `1${text(dice, 32)}`],
  [1, 'track or album', 'album track song playlist', (dice) => text(dice, 22, base62)],
  [1, 'short code', 'p c code id gist pen snippet', (dice) => text(dice, dice.between(5, 10), base62)],
  [1, 'author of papers', 'user author profile', (dice) => `${text(dice, 6)}AAAAAJ`],
  [1, 'packed state', 'state data pb tfs sp filter map', (dice) => encodeURIComponent(base64(message(dice)))],
  [
    1,
    'state as base64 of a text',
    'state data s d config x',
    (dice) => base64(JSON.stringify({ view: dice.one(nouns), n: dice.below(999) })),
  ],
  [1, 'sequence', 'seq primer sequence', (dice) => text(dice, dice.between(12, 60), 'ACGT')],
  [
    1,
    'molecule',
    'smiles inchi molecule',
    (dice) => dice.one(['CC(=O)Oc1ccccc1C(=O)O', 'InChI=1S/CH4/h1H4', 'C1CCCCC1', 'CN1C=NC2=C1C']),
  ],
  [
    2,
    'label of a place in the site',
    misleading,
    (dice) =>
      dice.one([
        words(dice, 2, '_'),
        words(dice, 3, '-'),
        `nav_${dice.one(nouns)}_${dice.below(9)}`,
        `${dice.one(nouns)}${dice.below(99)}`,
      ]),
  ],
  [
    1,
    'name of a person on a site',
    'user u author profile member from',
    (dice) => dice.one([`${dice.one(nouns)}${dice.below(99)}`, camel(dice), `${dice.one(nouns)}.${dice.one(nouns)}`]),
  ],
];

/**
 * Values that select what a page shows. Ids that a machine drew are found mostly under names that say what they are of,
 * and in one case in twenty under a name that says nothing.
 */
export const contentKinds: readonly Kind[] = rows.map(([weight, title, names, make]) => ({
  weight,
  title,
  names: names.split(' '),
  rare: others.split(' '),
  rarely: 0.05,
  make,
}));
