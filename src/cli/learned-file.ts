import type { Learned, LearnedVerdict } from '../index';
import { Fault, type Json } from './json';
import { byHost, items, kind, members, names, onlyKnown, version1 } from './shape';

/**
 * What was learned, out of the file that `--learned` names: `{ "host": ["content name"] }`, or with `"version": 1`
 * the learner's own form, `{ "version": 1, "sites": { "host": [{ "parameter", "pattern"?, "verdict" }] } }`.
 * @throws Fault at the first place that has another shape
 */
export function learned(json: Json): Learned {
  const all = members(json, 'an object with a list of parameter names for each host');
  const version = all.find(({ name }) => name === 'version');
  if (!version) return byHost(all, names);
  version1(version);
  onlyKnown(all, ['version', 'sites']);
  const sites = all.find(({ name }) => name === 'sites');
  if (!sites) throw new Fault(json.at, 'expected "sites"');
  const entries = members(sites.value, 'an object with a list of verdicts for each host');
  return { version: 1, sites: byHost(entries, verdicts) };
}

function verdicts(json: Json): LearnedVerdict[] {
  return items(json, 'a list of verdicts').map((item) => {
    const all = members(item, 'an object with parameter and verdict');
    onlyKnown(all, ['parameter', 'pattern', 'verdict']);
    const field = (name: string) => all.find((member) => member.name === name)?.value;
    const pattern = field('pattern');
    return {
      parameter: parameter(field('parameter') ?? item),
      ...(pattern && { pattern: names(pattern) }),
      verdict: verdict(field('verdict') ?? item),
    };
  });
}

function parameter(json: Json): string {
  if (json.kind === 'string' && json.value !== '') return json.value;
  throw new Fault(json.at, `expected "parameter" with a name, found ${kind(json)}`);
}

function verdict(json: Json): LearnedVerdict['verdict'] {
  const known = (['content', 'neutral', 'unknown'] as const).find((v) => json.kind === 'string' && json.value === v);
  if (known) return known;
  throw new Fault(json.at, `expected "verdict" with content, neutral or unknown, found ${kind(json)}`);
}
