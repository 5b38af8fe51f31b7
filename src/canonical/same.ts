import { keyOf, type Settled } from './canonicalize';
import type { Setup } from './setup';
import { withoutFragment } from './write';
import type { RefusalCode } from './types';

/** Whether two links are the same page, and what speaks first against it. */
export interface SameResult {
  readonly verdict: 'same' | 'different' | 'unknown';
  /** What differs first: `scheme`, `host`, `path`, `parameter id`, …; absent when nothing does. */
  readonly difference?: { readonly part: string; readonly a: string; readonly b: string };
  /** The clause, rule or policy that the verdict rests on. */
  readonly clause: string;
}

type Side = Settled | RefusalCode;

/**
 * `same`: the keys are equal. `different`: they differ in what identifies a page by grammar, or in a parameter that
 * the allowlist, the person or evidence calls content. `unknown`: all else, or one is no link.
 */
export function compare(a: Side, b: Side, setup: Setup, policy: string): SameResult {
  if (typeof a === 'string' || typeof b === 'string') {
    const code = typeof a === 'string' ? a : String(b);
    return { verdict: 'unknown', difference: { part: 'link', a: codeOf(a), b: codeOf(b) }, clause: code };
  }
  if (keyOf(a, setup) === keyOf(b, setup)) return { verdict: 'same', clause: policy };
  return differsByGrammar(a, b) ?? differsByContent(a, b) ?? undecided(a, b);
}

const codeOf = (side: Side): string => (typeof side === 'string' ? side : side.canonical);

function differsByGrammar(a: Settled, b: Settled): SameResult | null {
  const parts: readonly [part: string, clause: string, of: (side: Settled) => string][] = [
    ['scheme', 'RFC 3986 §3.1', ({ link }) => link.scheme],
    ['user info', 'RFC 3986 §3.2.1', ({ link }) => link.userInfo],
    ['host', 'RFC 3986 §3.2.2', ({ link }) => link.host],
    ['port', 'RFC 3986 §3.2.3', ({ link }) => link.port],
    ['path', 'RFC 3986 §3.3', pathOf],
    ['fragment', 'RFC 3986 §3.5', routeOf],
  ];
  for (const [part, clause, of] of parts) {
    const [one, other] = [of(a), of(b)];
    if (one !== other) return { verdict: 'different', difference: { part, a: one, b: other }, clause };
  }
  return null;
}

/** The path as it is left; of a sealed link as grammar reads it, since a seal says nothing about equality. */
function pathOf({ sealing, link, canonical }: Settled): string {
  if (sealing) return link.path;
  const from = canonical.indexOf('/', canonical.indexOf('//') + 2);
  return canonical.slice(from).replace(/[?#].*$/s, '');
}

function routeOf({ canonical }: Settled): string {
  const kept = withoutFragment(canonical);
  const hash = kept.indexOf('#');
  return hash < 0 ? '' : kept.slice(hash);
}

function differsByContent(a: Settled, b: Settled): SameResult | null {
  if (a.sealing || b.sealing) return null;
  const [one, other] = [contentOf(a), contentOf(b)];
  for (const [name, { rule }] of [...one, ...other]) {
    const [valuesOfA, valuesOfB] = [one.get(name)?.values ?? '', other.get(name)?.values ?? ''];
    if (valuesOfA !== valuesOfB)
      return {
        verdict: 'different',
        difference: { part: `parameter ${name}`, a: valuesOfA, b: valuesOfB },
        clause: rule,
      };
  }
  return null;
}

/** Parameters that some layer calls content, with all their values in order. */
function contentOf({ query }: Settled): Map<string, { values: string; rule: string }> {
  const found = new Map<string, { values: string; rule: string }>();
  for (const { token, opinion } of query) {
    if (opinion.action !== 'keep' || opinion.layer === 'default' || opinion.why === 'userClass') continue;
    const before = found.get(token.name);
    found.set(token.name, { values: before ? `${before.values} ${token.value}` : token.value, rule: opinion.rule });
  }
  return found;
}

function undecided(a: Settled, b: Settled): SameResult {
  const clause = a.sealing?.rule ?? b.sealing?.rule ?? 'default';
  return { verdict: 'unknown', difference: { part: 'parameters', a: queryOf(a), b: queryOf(b) }, clause };
}

const queryOf = ({ canonical }: Settled): string => /\?[^#]*/.exec(canonical)?.[0] ?? '';
