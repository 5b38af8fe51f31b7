import { matcher } from '../../../src/index';
import type { ListedRule } from './listed';

/**
 * Reads a list for searching.
 * @returns a search for words. Each must be the name of a parameter, a host, or part of anything that a rule says; a
 *   rule that acts on such a parameter or host comes before one that only speaks of it. No words find all
 */
export function finder(rules: readonly ListedRule[]): (wanted: string) => readonly ListedRule[] {
  const known = rules.map(read);
  return (wanted) => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return rules;
    return known
      .flatMap((one) => {
        const distance = words.reduce((sum, word) => sum + distanceOf(word, one), 0);
        return distance < Infinity ? [{ rule: one.rule, distance }] : [];
      })
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ rule }) => rule);
  };
}

interface Known {
  readonly rule: ListedRule;
  readonly hosts: readonly string[];
  readonly text: string;
  readonly named: readonly ((name: string) => boolean)[];
}

function read(rule: ListedRule): Known {
  const { id, kind, names, hosts, paths, vendor, reason } = rule;
  // The expressions of guards ask what a name is not, so nearly every word would be found.
  const telling = kind === 'guard' || kind === 'warning' ? names.filter((name) => !name.startsWith('~')) : names;
  return {
    rule,
    hosts: hosts ?? [],
    text: [id, reason, vendor ?? '', ...names, ...(hosts ?? []), ...paths].join('\n').toLowerCase(),
    named: telling.map((name) => matcher(name, true)),
  };
}

function distanceOf(word: string, { rule, hosts, text, named }: Known): number {
  if (word === rule.id) return 0;
  if (hosts.some((host) => covers(host, word))) return 1;
  // Who asks for a parameter alone has no site in mind.
  if (named.some((matches) => matches(word))) return rule.hosts ? 2 : 1;
  if (word === rule.vendor?.toLowerCase() || hosts.some((host) => host.startsWith(`${word}.`))) return 3;
  return text.includes(word) ? 4 : Infinity;
}

const covers = (host: string, word: string): boolean =>
  host.endsWith('.*') ? word.startsWith(host.slice(0, -1)) : word === host || word.endsWith(`.${host}`);
