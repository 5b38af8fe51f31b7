import { expressionFault } from '../expression';
import type { Decoding } from '../model';
import { carriedBeside } from './carried';
import { redirectionOf } from './clearurls-redirection';
import { sourceOf, readExpression } from './expression-tree';
import type { FilterScope } from './filter-scope';
import { escapeText } from './fold-case';
import type { UnsupportedReason } from './list';
import type { WrapperDraft } from './sorter';

/**
 * A wrapper of the steps of `urlskip=`: where the destination is taken from, and how it is decoded.
 * @param scope where the filter holds
 * @returns or why it is none
 */
export function readSkip(steps: string | null, scope: FilterScope): WrapperDraft | UnsupportedReason {
  const { hosts, carries = [], ...place } = scope;
  // A parameter whose value happens to be a link is no redirect.
  if (!hosts) return 'other';
  const [first, ...others] = splitSteps(steps ?? '').filter((step) => step !== '-blocked');
  if (first === undefined) return 'malformed';
  const how = readDecoding(others);
  if (!how) return 'other';
  if (/^\?./.test(first)) {
    const query = [first.slice(1)];
    const asked = carriedBeside(carries, query);
    if (!asked) return 'whole-address';
    const decode: Decoding[] = ['percent', ...how.decode];
    return { hosts, ...place, ...asked, destination: { query }, ...how, decode };
  }
  // The name of the first parameter is a link where nothing else stands in the query.
  if (first === '&1' && carries.length === 0)
    return {
      hosts,
      ...place,
      destination: { whole: 'query' },
      until: 'rest',
      ...how,
      decode: ['percent', ...how.decode],
    };
  const source = /^\/(.+)\/$/.exec(first)?.[1];
  if (source === undefined || carries.length > 0) return 'other';
  const found = ofExpression(source, scope, hosts);
  return typeof found === 'string' ? found : { hosts, ...place, ...found, ...how };
}

/** At spaces, save those within an expression. */
const splitSteps = (text: string): readonly string[] =>
  text.replace(/\\,/g, ',').match(/\/(?:\\.|[^\\/])+\/(?=\s|$)|\S+/g) ?? [];

type How = Pick<WrapperDraft, 'scheme' | 'cut'> & { readonly decode: readonly Decoding[] };

/** The steps behind the first; null where one cannot be told. */
function readDecoding(steps: readonly string[]): How | null {
  const decode: Decoding[] = [];
  let secure = false;
  for (const [i, step] of steps.entries()) {
    if (step === '-base64' || step === '-safebase64') decode.push('base64');
    else if (step === '-uricomponent') decode.push('percent');
    else if (step === '+https' && i === steps.length - 1) secure = true;
    else return null;
  }
  return secure ? { decode, scheme: 'https', cut: '~^https?:\\/\\/' } : { decode };
}

/** An expression over the whole address whose group is the end of the path, or the value of a parameter. */
function ofExpression(
  source: string,
  { paths }: FilterScope,
  hosts: readonly string[],
): Pick<WrapperDraft, 'destination' | 'until'> | UnsupportedReason {
  if (source.startsWith('^')) {
    const draft = redirectionOf(source);
    if (typeof draft === 'string') return draft;
    // It has to be the same host that filter and expression name.
    const same = draft.hosts.every((host) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
    if (!same) return 'other';
    const { destination, until } = draft;
    return { destination, ...(until ? { until } : {}) };
  }
  return behindPath(source, paths);
}

/** `||a.example/x/y/` and `/\/y\/(.+)/`: what stands behind the path that the filter names. */
function behindPath(
  source: string,
  paths: FilterScope['paths'],
): Pick<WrapperDraft, 'destination' | 'until'> | UnsupportedReason {
  const [pieces, more] = readExpression(source) ?? [];
  const group = pieces?.at(-1);
  if (!pieces || more || !group?.captures) return 'whole-address';
  const lead = pieces.slice(0, -1).map(({ text, max }) => (max === 1 ? text : null));
  const [only, second] = paths ?? [];
  const start = only?.endsWith('*') && !/^[*~]/.test(only) && second === undefined ? only.slice(0, -1) : null;
  if (start === null || lead.includes(null) || !start.endsWith(lead.join(''))) return 'whole-address';
  const written = `^${escapeText(start)}${sourceOf([group])}`;
  if (expressionFault(written) !== null) return 'slow-expression';
  const open = /^\((?:https?\??(?::\\?\/\\?\/)?)?\.[*+]\)$/.test(group.source);
  return { destination: { path: `~${written}` }, until: open ? 'rest' : 'value' };
}
