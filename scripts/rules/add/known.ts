import type { RuleSet } from '../../../src/rules/model';
import { ruleReasons, type RuleReasonId } from '../../../src/canonical/sentences';
import type { Kind } from './draft';

interface Rule {
  readonly id: string;
  readonly why: RuleReasonId;
  readonly hosts?: readonly string[];
  readonly class?: string;
  readonly policy?: string;
}

/** The rules of a kind. */
function rulesOf(kind: Kind, { strip, keep, guards, wrappers }: RuleSet): readonly Rule[] {
  return { strip, keep, guard: guards, wrapper: wrappers }[kind];
}

/** The reasons that rules of a kind give, the most common first, with their English. */
export function reasonsOf(kind: Kind, rules: RuleSet): [RuleReasonId, string][] {
  return byCount(rulesOf(kind, rules).map(({ why }) => why)).map((why) => [why, ruleReasons[why]]);
}

/** The classes of what is stripped, the most common for that reason first. */
export function classesFor(why: RuleReasonId, rules: RuleSet): string[] {
  const all = rulesOf('strip', rules);
  const classes = all.flatMap((rule) => rule.class ?? []);
  return [
    ...new Set([...byCount(all.flatMap((rule) => (rule.why === why ? (rule.class ?? []) : []))), ...byCount(classes)]),
  ];
}

/** The family that holds a host, with its `@`; or the site itself. */
export function hostsFor(host: string, site: string, { families }: RuleSet): string {
  const family = Object.keys(families).find((name) =>
    families[name]?.some((one) => host === one || host.endsWith(`.${one}`)),
  );
  return family === undefined ? site : `@${family}`;
}

function byCount<Word extends string>(words: readonly Word[]): Word[] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
}
