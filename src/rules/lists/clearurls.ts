import { isRecord } from '../fields';
import type { Shape } from '../model';
import { placeOfAddress } from './address-expression';
import { redirectionOf } from './clearurls-redirection';
import { readExpression } from './expression-tree';
import type { ImportedList } from './list';
import type { JsonPath } from './json-lines';
import { wholeNames } from './name-patterns';
import type { ListPlace } from './place';
import type { Entry, Sorter } from './sorter';

/** Whether a JSON value is a rule file of ClearURLs. */
export const isClearUrls = (json: unknown): boolean => isRecord(json) && isRecord(json['providers']);

/**
 * Makes rules of ClearURLs' providers: https://docs.clearurls.xyz/latest/specs/rules/
 * @param lineOf on which line a value begins
 */
export function readClearUrls(json: unknown, lineOf: (path: JsonPath) => number, sorter: Sorter): ImportedList {
  const providers = isRecord(json) && isRecord(json['providers']) ? json['providers'] : {};
  for (const [name, provider] of Object.entries(providers)) {
    const at = { lineOf, path: ['providers', name] };
    if (isRecord(provider) && typeof provider['urlPattern'] === 'string') readProvider(provider, at, sorter);
    else sorter.leaveOut('malformed', entryAt(at, [], name));
  }
  return sorter.sorted({ format: 'clearurls', title: null, expires: null });
}

type Provider = Readonly<Record<string, unknown>>;
interface At {
  readonly lineOf: (path: JsonPath) => number;
  readonly path: readonly string[];
}

const entryAt = ({ lineOf, path }: At, more: JsonPath, text: string): Entry => ({
  line: lineOf([...path, ...more]),
  text,
});

function readProvider(provider: Provider, at: At, sorter: Sorter): void {
  if (provider['completeProvider'] === true) sorter.leaveOut('blocks', entryAt(at, [], String(at.path.at(-1))));
  const place = placeOfAddress(String(provider['urlPattern']), 'rule');
  const exceptions = readExceptions(provider, at, sorter);
  const methods = textsOf(provider['methods']);
  const why =
    typeof place === 'string'
      ? place
      : exceptions === null
        ? 'whole-address'
        : methods.length > 0 && !methods.includes('GET')
          ? 'not-a-document'
          : null;
  const where = typeof place === 'string' ? {} : exceptions?.length ? { ...place, except: exceptions } : place;
  for (const key of ['rules', 'referralMarketing', 'rawRules', 'redirections'] as const)
    for (const [i, text] of textsOf(provider[key]).entries()) {
      const entry = entryAt(at, [key, i], text);
      if (why) sorter.leaveOut(why, entry);
      else if (key === 'rawRules') readRawRule(entry, where, sorter);
      else if (key === 'redirections') readRedirection(entry, exceptions ?? [], sorter);
      else readNames(entry, where, key === 'referralMarketing', sorter);
    }
}

/** Each keeps its place: what is no text is `''`. */
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : [];

/** Null where one of them cannot be told: then nobody knows where the provider's rules may hold. */
function readExceptions(provider: Provider, at: At, sorter: Sorter): readonly Shape[] | null {
  const shapes: Shape[] = [];
  let told = true;
  for (const [i, text] of textsOf(provider['exceptions']).entries()) {
    const entry = entryAt(at, ['exceptions', i], text);
    const place = placeOfAddress(text, 'exception');
    if (typeof place !== 'string') {
      sorter.used();
      shapes.push(place);
    } else {
      // What is said of sockets is said of no link.
      told &&= place === 'not-a-document';
      sorter.leaveOut(place, entry);
    }
  }
  return told ? shapes : null;
}

type Where = ListPlace & { readonly except?: readonly Shape[] };

/** A rule names parameters of the query and of the fragment, whole and in any case. */
function readNames(entry: Entry, where: Where, referral: boolean, sorter: Sorter): void {
  // Names are matched decoded, so that no escaped question mark stands before one.
  const [pieces, more] = readExpression(`(?:${entry.text.replace(/^\(\?:%3F\)\?/i, '')})`) ?? [];
  if (!pieces || more || entry.text === '') return sorter.leaveOut('malformed', entry);
  const names = wholeNames(pieces);
  if (!names) return sorter.leaveOut('slow-expression', entry);
  if (names.length === 0) return sorter.leaveOut('malformed', entry);
  const draft = { names, ignoreCase: true, ...where, ...(referral ? { class: 'affiliate' as const } : {}) };
  sorter.used();
  sorter.strip(entry, draft);
  sorter.strip(entry, { ...draft, part: 'fragment' });
}

/** What is cut out of the whole address: of that, a segment `/name=value` can be told. */
function readRawRule(entry: Entry, where: Where, sorter: Sorter): void {
  const name = /^\\?\/([\w-]+)=\[\^[^\]]*\][*+]$/.exec(entry.text)?.[1];
  if (name === undefined) return sorter.leaveOut('whole-address', entry);
  sorter.used();
  sorter.strip(entry, { names: [name], ...where, part: 'path', separator: '/' });
}

function readRedirection(entry: Entry, except: readonly Shape[], sorter: Sorter): void {
  const draft = redirectionOf(entry.text);
  if (typeof draft === 'string') return sorter.leaveOut(draft, entry);
  sorter.used();
  sorter.wrapper(entry, except.length > 0 ? { ...draft, except } : draft);
}
