/** What a name says of the values that it holds. */
export type NameSays = 'sharer' | 'content' | 'nothing';

/**
 * Reads a name as its words: `shareUserId` as share, user, id.
 * @returns `sharer` where it speaks of persons, clicks or campaigns; `content` where it speaks of things that are shown,
 *   found or opened; `nothing` where it is only letters, or speaks of both
 */
export function nameSays(name: string): NameSays {
  // Most names are one word.
  if (contents.has(name)) return 'content';
  const words = wordsOf(name);
  const sharer = words.some((word) => sharers.has(word) || markEnding.test(word));
  const content = words.some((word) => contents.has(word));
  if (sharer !== content) return sharer ? 'sharer' : 'content';
  return words.length > 0 && words.every((word) => word === 'id') ? 'content' : 'nothing';
}

/** Ids of users, visits and clicks: `src_uid`, `jsid`, `xclid`. */
const markEnding = /(?:uid|sid|clid)$/;

/** Whether a name says that its value is an id, and not of whom. */
export const namesAnId = (name: string): boolean =>
  /(?:id|ids|key|ref)$/i.test(name) && !markEnding.test(name.toLowerCase());

/** In small letters, and without the `id` and the numbers behind a word: `clickid2` is click. */
const wordsOf = (name: string): readonly string[] =>
  (/^[a-z]+$/.test(name) ? [name] : split(name)).map((word) =>
    markEnding.test(word) ? word : word.replace(/(.)(?:ids?|hash|code)$/, '$1'),
  );

const split = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

const sharers: ReadonlySet<string> = new Set(
  (
    'share shared sharer sharing shareby sharedby shr refer referer referrer referral referred inviter invited invitedby via usr visitor ' +
    'viewer subscriber recipient contact lead member customer client cust click clk tracker tracking trk ' +
    'trck trc impression imp impr pixel ad ads advert advertiser adgroup creative campaign camp cmp mkt marketing mail ' +
    'email mailing newsletter nl aff affiliate partner publisher subid sid sess session visit src source origin ' +
    'device fingerprint fp analytics stat stats touch attribution'
  ).split(' '),
);

const contents: ReadonlySet<string> = new Set(
  (
    'v vid video videos watch list playlist playlists album song track tracks music audio media clip stream episode show movie ' +
    'film item items product products prod sku asin isbn article artikel produkt offer listing variant model part ' +
    'lot doc docs document file files folder dir page pages post story book chapter section anchor paper pdf ' +
    'attachment q query search keyword keywords term terms text filter filters sort facet facets state data ' +
    'payload json param params config settings options hash sha md checksum digest integrity commit rev revision ' +
    'version ver build etag blob tree branch repo project key token auth sig signature sign hmac code nonce secret ' +
    'password cursor after before offset continuation next prev url uri u redirect return to path name title lang ' +
    'locale callback route screen view tab widget layout theme font color geo map maps ll place poi center bbox ' +
    'layer layers location city country region stop station number train flight trip tfs category cat channel topic ' +
    'thread msg message comment reply image img photo pic thumb icon gif sticker avatar poll form event room game ' +
    'board deck level puzzle recipe course lesson quiz exam question answer gist snippet paste fiddle pen sandbox ' +
    'program graph node chart report dataset table db database record row object entity order invoice ticket ' +
    'booking hotel property job vacancy uuid guid user author profile org team group workspace space note task ' +
    'issue card sheet slide design gene protein sequence molecule smiles inchi doi arxiv'
  ).split(' '),
);
