import type { readRuleFiles } from '../../../scripts/build/rule-files';
import { gather } from '../../../src/rules/gather';
import { faultsAsError } from '../../../src/rules/schema';
import type { Labelled } from './kind';

const ofPersons = new Set(['click-id', 'user-id', 'share', 'session']);

/** What rules for clicks, persons and shares take out of their samples, where it is no word and no number. */
export function sampleTokens(files: ReturnType<typeof readRuleFiles>): Labelled[] {
  const gathered = gather(files);
  if (!gathered.ok) throw faultsAsError(gathered.errors);
  const { rules, notes } = gathered;
  return rules.strip
    .filter((rule) => ofPersons.has(rule.class))
    .flatMap(({ id }) => notes[id]?.samples ?? [])
    .flatMap((sample) => (typeof sample === 'string' ? [] : goneFrom(...sample)))
    .filter(({ value }) => value.length >= 8 && /[0-9]/.test(value) && /[a-z]/i.test(value));
}

function goneFrom(link: string, canonical: string): Labelled[] {
  const left = tokensOf(canonical);
  return tokensOf(link)
    .filter((token) => !left.includes(token))
    .map((token) => /^([^=]*)=?(.*)$/s.exec(token) ?? [])
    .map(([, name = '', value = '']) => ({ kind: 'sample', name, value }));
}

const tokensOf = (link: string): string[] => (/\?([^#]*)/.exec(link)?.[1] ?? '').split('&');
