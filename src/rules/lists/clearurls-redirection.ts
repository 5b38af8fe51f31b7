import { expressionFault } from '../expression';
import { type AddressFault, pathsOf, readAddress } from './address-expression';
import { type Piece, sourceOf, spell } from './expression-tree';
import type { WrapperDraft } from './sorter';

/**
 * A wrapper of an expression over a whole address whose one group is the destination: the value of a parameter, or the
 * end of the path.
 * @returns or why it is none
 */
export function redirectionOf(source: string): WrapperDraft | AddressFault | 'other' {
  const read = readAddress(source);
  if (typeof read === 'string') return read;
  const { place, rest } = read;
  if (!place.hosts) return 'other';
  const at = rest.findIndex(({ captures }) => captures);
  const group = rest[at];
  const [inner, more] = group?.branches ?? [];
  const behind = sourceOf(rest.slice(at + 1)).replace(/^(?:\.\*)?\$?$/, '');
  if (!group || !inner || more || behind !== '') return 'whole-address';
  const where = { hosts: place.hosts, ...(place.exact ? { exact: true } : {}) };
  const before = rest.slice(0, at);
  return before.at(-1)?.text === '='
    ? ofParameter(where, before, sourceOf(inner))
    : ofPath(where, before, sourceOf(inner));
}

type Where = Pick<WrapperDraft, 'hosts' | 'exact'>;

/** `.*?(?:url|u)=([^&]+)`: the value of a parameter, with what is told of the path before it. */
function ofParameter(where: Where, before: readonly Piece[], inner: string): WrapperDraft | AddressFault {
  const pieces = before.slice(0, -1);
  // What leads a name: a separator, or a run of anything.
  const lead = pieces.findLastIndex(
    ({ text, source }) => text === '?' || text === '&' || /^\.[*+]$|^\[[^\]]*[?&][^\]]*\][*+?]?$/.test(source),
  );
  const names = spell(pieces.slice(lead + 1));
  if (lead < 0 || !names || !names.every((name) => /^[\w.-]+$/.test(name))) return 'whole-address';
  const until = untilOf(inner, '&');
  if (!until) return 'whole-address';
  const query = pieces.findIndex(({ text, source }) => text === '?' || text === '&' || /^\.[*+]$/.test(source));
  // What is said of other parameters cannot be told of a wrapper.
  if (pieces.slice(query, lead).some(({ text }) => text === '=')) return 'whole-address';
  const ends = pieces[query]?.text === '?' ? query + 1 : query;
  const paths = pathsOf(pieces.slice(0, ends), 'rule');
  if (typeof paths === 'string') return paths;
  return { ...where, ...(paths ? { paths } : {}), destination: { query: names }, until };
}

/** `\/out\/([^&]+)`: the end of the path. */
function ofPath(where: Where, before: readonly Piece[], inner: string): WrapperDraft | AddressFault {
  const until = untilOf(inner, '?');
  const path = sourceOf(before);
  if (!until || /[?&=]/.test(before.map(({ text }) => text ?? '').join(''))) return 'whole-address';
  const source = `^${path.replace(/\((?!\?)/g, '(?:')}(.+)$`;
  if (before[0]?.text !== '/' || expressionFault(source) !== null) return 'slow-expression';
  return { ...where, destination: { path: `~${source}` }, until };
}

/** Whether a group ends before a character, or takes all that is left. Null where it takes only a part. */
function untilOf(inner: string, before: '&' | '?'): 'value' | 'rest' | null {
  const tail = /^(?:https?\??(?::\\?\/\\?\/)?)?(\.|\[\^[^\]]*\])[*+]$/.exec(inner)?.[1];
  if (tail === undefined) return null;
  return tail !== '.' && tail.includes(before) ? 'value' : 'rest';
}
