import type { WarningTests } from '../rules/compile';
import { decisionOn, type Placed } from './decision';
import { keyOf, type Settled } from './canonicalize';
import type { Link } from './link';
import type { PathJunk } from './path-junk';
import type { Setup } from './setup';
import type { Opinion } from './opinion';
import { reason } from './reasons';
import { lineOf } from '../rules/lists/rule-id';
import { grammarSteps } from './steps';
import type { Decision, Part, Refusal, RefusalCode, Result, Seal, Step, Unwrapped } from './types';
import { warningsOf } from './warnings';

const refusals: Readonly<Record<RefusalCode, string>> = {
  empty: 'Nothing to read: the text is empty.',
  'not-a-link': 'Not a link: a link begins with http:// or https://.',
  'other-scheme': 'Not a web link: its scheme is neither http nor https.',
  'empty-host': 'Not a link: there is no host after the scheme.',
  'bad-host': 'Not a link: the host holds characters or numbers that no host can have.',
  'bad-port': 'Not a link: the port is not a number from 0 to 65535.',
  'too-long': 'Too long: at most 8 MB are read.',
  'not-text': 'Not text: the bytes are not UTF-8.',
};

/** A refusal with its message. */
export const refuse = (input: string, code: RefusalCode): Refusal => ({
  input,
  error: { code, message: refusals[code] },
});

/** Everything that is known about a link, in words. */
export function explain(input: string, settled: Settled, setup: Setup, policy: string, warnings: WarningTests): Result {
  const { link, canonical, sealing } = settled;
  const site = () => setup.functions.siteOf(link.host) ?? link.host;
  return {
    input,
    canonical,
    key: keyOf(settled, setup),
    changed: canonical !== input,
    policy,
    text: link.text,
    host: link.host,
    decisions: decisionsOf(settled, site),
    steps: [...unwrapSteps(settled), ...ownSteps(input, settled, setup)],
    warnings: warningsOf(settled, warnings),
    ...(sealing ? { sealed: sealOf(settled, site()) } : {}),
    unwrapped: unwrappedOf(settled),
  };
}

function decisionsOf({ link, path, query, glued, fragment }: Settled, site: () => string): Decision[] {
  const decision = (part: Part, token: Placed, opinion: Opinion): Decision => decisionOn(part, token, opinion, site);
  const inPath = path.length === 0 ? [] : inPathAsRead(link, path).map((junk) => decision('path', junk, junk.opinion));
  const cutAt = glued.at(-1);
  const inQuery = [
    ...query.map(({ token, opinion }) =>
      decision('query', cutAt?.token === token ? shortened(token, cutAt.start, link.text) : token, opinion),
    ),
    ...glued.map(({ opinion, ...tag }) => decision('query', tag, opinion)),
  ];
  const inFragment = fragment.map(({ token, opinion }) => decision('fragment', token, opinion));
  const all = inPath.length + inFragment.length === 0 ? inQuery : [...inPath, ...inQuery, ...inFragment];
  return glued.length === 0 ? all : all.toSorted((a, b) => a.start - b.start);
}

/** Where the pieces of a path stand in the text: it may have been rewritten before they were decided about. */
function inPathAsRead({ text, path, pathAt, queryAt }: Link, junk: readonly PathJunk[]): PathJunk[] {
  let from = pathAt;
  let rewritten = false;
  return junk.map((piece) => {
    const raw = path.slice(piece.start, piece.end);
    const at = rewritten ? -1 : text.indexOf(raw, from);
    rewritten = at < 0 || at + raw.length > queryAt;
    if (rewritten) return { ...piece, start: pathAt, end: pathAt };
    from = at + raw.length;
    return { ...piece, start: at, end: from };
  });
}

const shortened = (token: Placed, end: number, text: string): Placed => ({
  name: token.name,
  value: text.slice(token.end - token.value.length, end),
  start: token.start,
  end,
});

/** What was opened, one after the other. */
export const unwrappedOf = ({ unwrapped, link }: Pick<Settled, 'unwrapped' | 'link'>): Unwrapped[] =>
  unwrapped.map(({ wrapper, from }, i) => ({
    rule: wrapper.id,
    ...(wrapper.vendor === undefined ? {} : { vendor: wrapper.vendor }),
    from,
    to: unwrapped[i + 1]?.from ?? link.text,
  }));

/** The same as steps. */
export const unwrapSteps = ({ unwrapped, link }: Pick<Settled, 'unwrapped' | 'link'>): Step[] =>
  unwrapped.map(({ wrapper, from }, i) => ({
    kind: 'unwrap',
    clause: wrapper.id,
    ...reason(wrapper.why, wrapper.vendor === undefined ? {} : { vendor: wrapper.vendor, line: lineOf(wrapper.id) }),
    from,
    to: unwrapped[i + 1]?.from ?? link.text,
  }));

function ownSteps(input: string, settled: Settled, setup: Setup): Step[] {
  if (settled.sealing) return [];
  const { link, cutDirective, left } = settled;
  const { policy } = setup;
  const changes = !link.plain || policy.sorts || policy.trimsSlashes;
  const steps = changes ? grammarSteps(settled.unwrapped.length === 0 ? input : link.text, settled, policy) : [];
  const from = link.text.slice(link.fragmentAt);
  if (cutDirective)
    steps.push({
      kind: 'fragment',
      clause: 'https://wicg.github.io/scroll-to-text-fragment/',
      ...reason('textFragment'),
      from,
      to: left.fragment,
    });
  if (!policy.keepsFragment && from !== '')
    steps.push({ kind: 'fragment', clause: 'RFC 3986 §3.5', ...reason('fragmentDropped'), from, to: '' });
  return steps;
}

function sealOf({ sealing }: Settled, site: string): Seal {
  if (!sealing) throw new TypeError('no seal');
  const { rule, by, why, vendor } = sealing;
  return { rule, by, ...reason(why, { site, ...(vendor === undefined ? {} : { vendor }) }) };
}
