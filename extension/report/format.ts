import type { Decision, Result } from '../../src/index';
import type { Choices } from './choices';
import { hostPattern } from './host-pattern';
import { masked } from './mask';
import { nameIsPlain } from './name-mask';

/** The word that opens the block in a report, and the version of its form. */
export const fence = 'plainlink-report';
export const version = 1;

/** So many parameters are told of; those that the report is not about are left out first. */
const mostParameters = 40;

/**
 * The facts of a report, a line each: always the same lines in the same order for one link, so that an edited text can
 * be brought up to date line by line. What is not told is `-`.
 * @param extension version of the extension
 */
export function factLines(result: Result, extension: string, choices: Choices): string[] {
  const { host, sealed, unwrapped, decisions, policy } = result;
  const about = choices.about === null ? undefined : decisions[choices.about];
  return [
    `${fence}: ${version}`,
    `kind: ${choices.kind}`,
    `extension: ${extension}`,
    `policy: ${policyName(policy)}`,
    `rules: ${rulesVersion(policy)}`,
    `host: ${choices.host === 'whole' ? host : hostPattern(host)}`,
    `path: ${pathText(result, choices)}`,
    `sealed: ${sealed ? `${sealed.by} ${ruleName(sealed.rule)}` : '-'}`,
    `opened: ${unwrapped.map(({ rule }) => ruleName(rule)).join(' ') || '-'}`,
    `about: ${about ? nameText(about, choices.about, choices) : '-'}`,
    ...told(decisions, choices.about).map((index) => decisionLine(result, index, choices)),
  ];
}

/** The lines as they stand in a text: fenced, so that they can be found again. */
export const fenced = (lines: readonly string[]): string => ['```' + fence, ...lines, '```'].join('\n');

/** Places of the decisions that a report tells of. */
export function told(decisions: readonly Decision[], about: number | null): number[] {
  const all = decisions.map((_, index) => index);
  const first = all.slice(0, mostParameters);
  return about === null || about < mostParameters ? first : [...first.slice(0, -1), about];
}

/** `query: strip blocklist youtube-share si=Xx9` */
function decisionLine({ text, decisions }: Result, index: number, choices: Choices): string {
  const decision = decisions[index];
  if (!decision) return '';
  const { part, action, layer, rule, value } = decision;
  const shown = choices.shown.includes(index) ? inert(value) : masked(value);
  const equals = value !== '' || text.slice(decision.start, decision.end).endsWith('=') ? '=' : '';
  return `${part === 'path' ? 'path-part' : part}: ${action} ${layer} ${ruleName(rule)} ${nameText(decision, index, choices)}${equals}${shown}`;
}

/** A name as it may stand in a link; one that looks like a value is masked as one. */
function nameText(decision: Decision, index: number | null, { shown }: Choices): string {
  const plain = (index !== null && shown.includes(index)) || nameIsPlain(decision);
  return plain ? inert(escapedName(decision.name)) : masked(escapedName(decision.name));
}

const escapedName = (name: string): string => name.replace(/[%&#=+;]/g, escapes);

/** The policy's own name and version, without what depends on the person: rules that are off, lists. */
const policyName = (policy: string): string => /^[a-z]+@\d+/.exec(policy)?.[0] ?? '-';

const rulesVersion = (policy: string): string => /\+rules\.(\d+(?:\.\d+)*)/.exec(policy)?.[1] ?? '-';

/** A rule of ours by its id; of a list that the person added only that it is one. */
const ruleName = (rule: string): string => (/^[^:]+:\d+$/.test(rule) ? 'a-list' : rule);

function pathText({ text, decisions }: Result, { path: choice, shown }: Choices): string {
  if (choice === 'nothing') return '-';
  const [, start = '', path = ''] = /^([^:/?#]*:[/\\]*[^/\\?#]*)([^?#]*)/s.exec(text) ?? [];
  if (choice === 'whole') return inert(path) || '/';
  let out = '';
  let at = start.length;
  const end = at + path.length;
  for (const [index, { part, name, start: from, end: to }] of decisions.entries()) {
    const junk = part === 'path' && from >= at && to <= end && text.startsWith(`${name}=`, from);
    if (!junk) continue;
    const value = text.slice(from + name.length + 1, to);
    out += `${masked(text.slice(at, from))}${name}=${shown.includes(index) ? inert(value) : masked(value)}`;
    at = to;
  }
  return `${out}${masked(text.slice(at, end))}` || '/';
}

/** Text from a page that can neither end a line nor hide: what is invisible, and what marks text up, is escaped. */
const inert = (text: string): string => text.replace(/[\s`<>"\p{C}\p{Z}]/gu, escapes);

const escapes = (one: string): string =>
  /[\uD800-\uDFFF]/.test(one) && one.length === 1 ? '%EF%BF%BD' : encodeURIComponent(one).replace(/^[!'()*~_.-]$/, one);
