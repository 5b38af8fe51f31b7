import { isRecord } from '../../../src/rules/fields';
import type { Source } from '../sources';
import type { Kind } from './draft';

/** A file where the rule may stand. */
export interface Fitting {
  readonly name: string;
  readonly about: string;
  /** How many of its rules are about the same hosts. */
  readonly alike: number;
}

/** The files for rules of a kind that hold on some hosts (or on all), those with rules about the same hosts first. */
export function fittingFiles(files: readonly Source[], kind: Kind, hosts: readonly string[] | undefined): Fitting[] {
  return files
    .flatMap(({ name, json }): Fitting[] => {
      if (!isRecord(json) || json['kind'] !== kind || !Array.isArray(json['rules'])) return [];
      const rules = json['rules'].filter(isRecord);
      if (kind === 'strip' && !rules.some((rule) => !rule['policy'] && !rule['hosts'] === !hosts)) return [];
      const alike = rules.filter(({ hosts: at }) => Array.isArray(at) && hosts?.some((host) => at.includes(host)));
      return [{ name, about: String(json['about']), alike: alike.length }];
    })
    .toSorted((a, b) => b.alike - a.alike);
}

/** The text of a rule file with one more rule at its end, not yet laid out. @throws where it is no file of rules */
export function withRule(text: string, rule: object): string {
  const end = /\s*\]\s*\}\s*$/.exec(text);
  if (!end) throw new Error('expected a file that ends with its list of rules');
  const comma = text.slice(0, end.index).endsWith('[') ? '' : ',';
  return `${text.slice(0, end.index)}${comma}\n${JSON.stringify(rule, null, 2)}${text.slice(end.index)}`;
}
