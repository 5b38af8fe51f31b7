import { expressionFault } from '../expression';
import type { Pattern } from '../model';
import { type AddressFault, placeOfAddress } from './address-expression';
import { escapeText, foldCase } from './fold-case';
import type { ListPlace, Purpose } from './place';

/** A place, and what the pattern asks of the query beside it. */
export interface FilterPlace extends ListPlace {
  /** Names that must be there with a value that begins so: `url=http` in `*^url=http`. */
  readonly carries?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The place that a filter's pattern describes: `||example.com/path`, `|https://example.com/`, `/path/`, `*`.
 * @returns or why it cannot be told
 */
export function placeOfPattern(pattern: string, purpose: Purpose): FilterPlace | AddressFault {
  if (/^\*?$/.test(pattern)) return {};
  if (pattern.length > 2 && pattern.startsWith('/') && pattern.endsWith('/'))
    return placeOfAddress(pattern.slice(1, -1), purpose);
  const { host, exact, body } = splitHost(pattern);
  if (host === null) return 'whole-address';
  const rest = placeOfBody(body, host !== '', purpose);
  if (typeof rest === 'string') return rest;
  if (host === '') return rest;
  return { hosts: [host], ...(exact && purpose === 'rule' ? { exact: true } : {}), ...rest };
}

interface Split {
  /** `''` where the pattern names none, null where it cannot be told. */
  readonly host: string | null;
  readonly exact: boolean;
  readonly body: string;
}

function splitHost(pattern: string): Split {
  const below = /^\|\|(?:https?:\/\/)?(?:\*\.)?/.exec(pattern)?.[0];
  const exactly = below === undefined ? /^\|?(?:https?|http\*|\*)?:\/\//.exec(pattern)?.[0] : undefined;
  const start = below ?? exactly;
  const text = start === undefined ? pattern : pattern.slice(start.length);
  const named = /^([\w-]+(?:\.[\w-]+)*)(\.\*)?(?=$|[/^?*|])(?!\*$)/.exec(text);
  const [whole = '', name = '', any = ''] = named ?? [];
  const complete = named !== null && (any !== '' || name.includes('.') || /^[/^]/.test(text.slice(whole.length)));
  const host = (name + any).toLowerCase();
  if (start !== undefined)
    return { host: complete ? host : null, exact: below === undefined, body: text.slice(whole.length) };
  // `example.com/path`: what looks like a host before a path is one.
  if (complete && name.includes('.') && /^[/^]/.test(text.slice(whole.length)))
    return { host, exact: false, body: text.slice(whole.length) };
  return { host: /^[/*?&^]/.test(pattern) ? '' : null, exact: false, body: pattern };
}

/**
 * The place that the part of a pattern behind the host describes, or all of one that names none.
 * @param anchored whether it begins where the path does
 */
export function placeOfBody(
  body: string,
  anchored: boolean,
  purpose: Purpose,
): Omit<FilterPlace, 'hosts'> | AddressFault {
  const ended = body.endsWith('|');
  // At the end of an address there is no query that could be cleaned.
  if (ended && purpose === 'rule') return 'whole-address';
  const text = ended ? body.slice(0, -1) : body;
  const at = text.search(/\?|&|[\^*][\w.[\]%-]+=/);
  const path = at < 0 ? text : text.slice(0, at);
  const query = at < 0 ? '' : text.slice(at);
  const paths = pathPattern(path, anchored, query.startsWith('?'), purpose);
  if (paths === 'slow-expression') return paths;
  const where = paths === null ? {} : { paths: [paths] };
  if (purpose === 'exception') return where;
  const asked = readQuery(query);
  return asked ? { ...where, ...asked } : 'whole-address';
}

const separator = '[^A-Za-z0-9_.%-]';

/** A condition on the path; null where any will do. */
function pathPattern(
  text: string,
  anchored: boolean,
  ends: boolean,
  purpose: Purpose,
): Pattern | 'slow-expression' | null {
  const start = anchored ? '' : '*';
  const glob = `${anchored ? text.replace(/^\^(?=$)/, '') : text}`.replace(/^\^(?=[^*])/, '/');
  if (/^\**$/.test(glob)) return ends && glob === '' && anchored ? '/' : null;
  const plain = !/[*^]/.test(glob) && (purpose === 'rule' || !/[a-z]/i.test(glob));
  if (plain) return `${start}${glob}${ends ? '' : '*'}`;
  const source = [...glob.replace(/\*+$/, '')]
    .map((one) => (one === '*' ? '.*' : one === '^' ? separator : escapeText(one)))
    .join('');
  // A separator at the end of a pattern may be the end of the path, too.
  const loose = source.endsWith(separator) ? `${source.slice(0, -separator.length)}(?:${separator}|$)` : source;
  const open = anchored ? '^' : '^.*';
  const ending = ends && !glob.endsWith('*') ? '$' : '';
  const folded = (purpose === 'exception' ? foldCase(loose.replaceAll(separator, '\u0001')) : loose).replaceAll(
    '\u0001',
    separator,
  );
  const expression = open + folded + ending;
  // One run of anything between characters is walked once: that need not be looked into.
  const runs = (anchored ? 0 : 1) + glob.replace(/\*+$/, '').split('*').length - 1;
  if (runs < 2 || expressionFault(expression) === null) return `~${expression}`;
  if (purpose === 'rule') return 'slow-expression';
  // An exception that is too dear to ask is asked less.
  const cut = glob.lastIndexOf('*');
  return cut <= 0 ? null : pathPattern(glob.slice(0, cut), anchored, false, purpose);
}

/** `?a=*&b=`: which parameters have to be there. Null where it asks for more than their names. */
function readQuery(query: string): Pick<FilterPlace, 'carries'> | null {
  const pieces = query.split(/[?&*^]+/).filter((piece) => piece !== '');
  if (pieces.length === 0) return {};
  const carries = pieces.map((piece) => /^([\w.[\]-]+)=(.*)$/.exec(piece));
  if (carries.includes(null)) return null;
  return { carries: carries.map((found) => ({ name: found?.[1] ?? '', value: found?.[2] ?? '' })) };
}
