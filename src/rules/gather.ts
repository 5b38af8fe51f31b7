import type { RuleFault } from './fault';
import type { RuleNotes, RuleSet } from './model';
import { parseRuleFile, type Documented, type RuleFile } from './schema';

/** A rule file as it was read. */
export interface SourceFile {
  readonly name: string;
  readonly json: unknown;
}

export type Gathered =
  | {
      readonly ok: true;
      readonly rules: RuleSet;
      readonly notes: Readonly<Record<string, RuleNotes>>;
      /** Which file a rule stands in, by its id; and a family, by `@` and its name. */
      readonly places: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly errors: readonly RuleFault[] };

/**
 * Merges rule files into what decides and what documents.
 * @param files in any order: they are taken by name, so that the outcome does not depend on it
 * @returns the rule set and the notes by rule id; or every fault: those of each file, ids and families that stand
 *   twice, a version that is missing or stands twice
 */
export function gather(files: readonly SourceFile[]): Gathered {
  const errors: RuleFault[] = [];
  const read: Named[] = [];
  for (const { name, json } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const parsed = parseRuleFile(name, json);
    if (parsed.ok) read.push({ name, file: parsed.file });
    else errors.push(...parsed.errors);
  }
  const { notes, places } = index(read, errors);
  const families = mergeFamilies(read, places, errors);
  const version = onlyVersion(read, errors);
  if (errors.length > 0) return { ok: false, errors };
  const rules: RuleSet = {
    schema: 1,
    version,
    families,
    strip: alike(read.flatMap(({ file }) => (file.kind === 'strip' ? file.rules.map(({ rule }) => rule) : []))),
    keep: alike(read.flatMap(({ file }) => (file.kind === 'keep' ? file.rules.map(({ rule }) => rule) : []))),
    guards: alike(read.flatMap(({ file }) => (file.kind === 'guard' ? file.rules.map(({ rule }) => rule) : []))),
    wrappers: read.flatMap(({ file }) => (file.kind === 'wrapper' ? file.rules.map(({ rule }) => rule) : [])),
    warnings: read.flatMap(({ file }) => (file.kind === 'warning' ? file.rules.map(({ rule }) => rule) : [])),
  };
  return { ok: true, rules, notes, places };
}

/** Rules of one class and reason stand together, in their order: so they pack better by a twentieth. */
const alike = <R extends { readonly why: string; readonly class?: string }>(rules: readonly R[]): readonly R[] => {
  const kindOf = (rule: R) => `${rule.class ?? ''} ${rule.why}`;
  return rules.toSorted((a, b) => (kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : 0));
};

interface Named {
  readonly name: string;
  readonly file: RuleFile;
}

function index(read: readonly Named[], errors: RuleFault[]) {
  const notes: Record<string, RuleNotes> = {};
  const places: Record<string, string> = {};
  for (const { name, file } of read) {
    if (file.kind === 'families' || file.kind === 'version') continue;
    const documented: readonly Documented<{ readonly id: string }>[] = file.rules;
    for (const { rule, notes: own } of documented) {
      const before = places[rule.id];
      if (before !== undefined)
        errors.push({
          file: name,
          rule: rule.id,
          field: 'id',
          message: `stands already in ${before}`,
          advice: 'Give one of the two another id, or put both into one rule if they are about the same.',
        });
      places[rule.id] = name;
      notes[rule.id] = own;
    }
  }
  return { notes, places };
}

function mergeFamilies(read: readonly Named[], places: Record<string, string>, errors: RuleFault[]) {
  const families: Record<string, readonly string[]> = {};
  for (const { name, file } of read) {
    if (file.kind !== 'families') continue;
    for (const [family, hosts] of Object.entries(file.families)) {
      if (Object.hasOwn(families, family))
        errors.push({
          file: name,
          field: `families.${family}`,
          message: 'stands already in another file',
          advice: 'Put the hosts of both into one family, or give one another name.',
        });
      families[family] = hosts;
      places[`@${family}`] = name;
    }
  }
  return families;
}

function onlyVersion(read: readonly Named[], errors: RuleFault[]): string {
  const versions = read.flatMap(({ name, file }) => (file.kind === 'version' ? [{ name, version: file.version }] : []));
  const [version, second] = versions;
  const field = 'version';
  if (!version)
    errors.push({ file: 'version.json', field, message: 'no file of kind version', advice: 'Put version.json back.' });
  if (second)
    errors.push({
      file: second.name,
      field,
      message: `stands already in ${version?.name}`,
      advice: 'Take one of the two files away.',
    });

  return version?.version ?? '';
}
