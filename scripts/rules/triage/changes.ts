import { siteOf, type Decision, type RuleSet } from '../../../src/index';
import { nameSays } from '../../../src/canonical/hint/name-says';
import { isRecord } from '../../../src/rules/fields';
import { classesFor, reasonsOf } from '../add/known';
import { fittingFiles, withRule } from '../add/file';
import type { Report } from '../../../extension/report/parse';
import type { Source } from '../sources';

/** One change of one rule file. */
export interface Change {
  readonly file: string;
  /** The rule that is changed, or that is new. */
  readonly rule: string;
  /** What to do, for whoever does it. */
  readonly says: string;
  readonly text: string;
}

type Entry = Record<string, unknown>;
type Edit = (rule: Entry) => string | null;

interface Wanted {
  readonly report: Report;
  readonly about: Decision;
  readonly host: string;
  readonly sealedBy: string | undefined;
}

/** Changes that may mend what was reported, the smallest first. */
export function changes(files: readonly Source[], rules: RuleSet, wanted: Wanted): Change[] {
  const { about, report, sealedBy } = wanted;
  if (report.kind === 'broke') return editsOf(files, about.rule, sparing(wanted));
  if (sealedBy !== undefined) return editsOf(files, sealedBy, [exception(wanted, false), exception(wanted, true)]);
  const spared = about.layer === 'allowlist' ? editsOf(files, about.rule, sparing(wanted)) : [];
  return [...spared, ...widened(files, rules, wanted), ...added(files, rules, wanted)];
}

/** Ways to take one name on one site out of a rule. */
function sparing(wanted: Wanted): Edit[] {
  const { host, about } = wanted;
  const withoutHost: Edit = (rule) => {
    const hosts = listIn(rule, 'hosts');
    const left = hosts.filter((one) => one !== host && one !== siteOf(host));
    if (left.length === hosts.length || left.length === 0) return null;
    rule['hosts'] = left;
    return `take ${hosts.filter((one) => !left.includes(one)).join(', ')} out of "hosts"`;
  };
  const withoutName: Edit = (rule) => {
    const left = listIn(rule, 'names').filter((name) => name !== about.name);
    if (left.length === listIn(rule, 'names').length || left.length === 0) return null;
    rule['names'] = left;
    return `take ${about.name} out of "names"`;
  };
  const manyNames: Edit = (rule) => (listIn(rule, 'names').length === 1 ? withoutHost(rule) : null);
  // A rule for this site alone would be left without a place.
  const general =
    (edit: Edit): Edit =>
    (rule) =>
      onlyFor(rule, host) ? null : edit(rule);
  const narrow =
    (edit: Edit): Edit =>
    (rule) =>
      onlyFor(rule, host) ? edit(rule) : null;
  return [
    narrow(exception(wanted, true)),
    narrow(withoutName),
    general(manyNames),
    general(exception(wanted, false)),
    exception(wanted, true),
  ];
}

/** An exception for the site; with the path where the report shows one. */
function exception({ report, host, about }: Wanted, withPath: boolean): Edit {
  return (rule) => {
    const shown = report.path !== null && /[^/xX9\W_]/.test(report.path) ? report.path : null;
    if (withPath && shown === null) return null;
    const one: Entry = {
      hosts: [siteOf(host) === null ? host : report.host.startsWith('*.') ? (siteOf(host) ?? host) : host],
      ...(withPath ? { paths: [shown] } : {}),
      ...(listIn(rule, 'names').length > 1 && listIn(rule, 'names').includes(about.name)
        ? { names: [about.name] }
        : {}),
    };
    if (withPath && onlyFor(rule, host)) delete one['hosts'];
    rule['except'] = [...(Array.isArray(rule['except']) ? rule['except'] : []), one];
    return `add to "except": ${JSON.stringify(one)}`;
  };
}

/** Rules that take the same name away on other sites: one more site. */
function widened(files: readonly Source[], rules: RuleSet, { about, host }: Wanted): Change[] {
  const site = siteOf(host) ?? host;
  const alike = rules.strip.filter(
    ({ names, hosts, policy, part = 'query' }) =>
      !policy && part === about.part && names.length === 1 && names[0] === about.name && hosts && hosts.length > 0,
  );
  return alike.flatMap(({ id }) =>
    editsOf(files, id, [
      (rule) => {
        if (listIn(rule, 'hosts').some((one) => one.startsWith('@'))) return null;
        rule['hosts'] = [...listIn(rule, 'hosts'), site];
        return `add ${site} to "hosts" (class ${String(rule['class'])})`;
      },
    ]),
  );
}

/** A rule of its own, with the class that its name speaks for. */
function added(files: readonly Source[], rules: RuleSet, { about, host }: Wanted): Change[] {
  const site = siteOf(host) ?? host;
  const known = rules.strip.find(({ names, policy }) => !policy && names.includes(about.name));
  const kind = known?.class ?? (nameSays(about.name) === 'sharer' ? 'share' : 'campaign');
  const why = reasonsOf('strip', rules).find(
    ([id, english]) => !english.includes('{vendor}') && classesFor(id, rules)[0] === kind,
  )?.[0];
  const source = fileFor(files, site, kind);
  if (!source) return [];
  const slug = `${site.split('.')[0] ?? site}-${about.name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const rule = {
    id: slug.replace(/^-+|-+$/g, ''),
    names: [about.name],
    hosts: [site],
    strength: 'usual',
    class: kind,
    why: why ?? 'campaign',
    ...(about.part === 'query' ? {} : { part: about.part }),
    source: 'plainlink/plainlink#0',
    samples: [],
    spares: [`https://example.org/page?${encodeURIComponent(about.name)}=x`],
  };
  return [
    {
      file: source.name,
      rule: rule.id,
      says: `add ${JSON.stringify(rule)}; put the number of the report into "source", and its link into "samples"`,
      text: withRule(source.text, rule),
    },
  ];
}

/** The file with rules for the site; else the one with most of the class. */
function fileFor(files: readonly Source[], site: string, kind: string): Source | undefined {
  const fitting = fittingFiles(files, 'strip', [site]);
  const ofClass = ({ json }: Source) => entriesOf(json).filter((rule) => rule['class'] === kind).length;
  const sources = fitting.flatMap(({ name }) => files.find((file) => file.name === name) ?? []);
  return fitting[0]?.alike ? sources[0] : sources.toSorted((a, b) => ofClass(b) - ofClass(a))[0];
}

/** Each edit of a rule that changes something, on its own. */
function editsOf(files: readonly Source[], id: string, edits: readonly Edit[]): Change[] {
  const source = files.find(({ json }) => entriesOf(json).some((rule) => rule['id'] === id));
  if (!source) return [];
  return edits.flatMap((edit): Change[] => {
    const json: unknown = JSON.parse(source.text);
    const rule = entriesOf(json).find((one) => one['id'] === id);
    const says = rule ? edit(rule) : null;
    return says === null ? [] : [{ file: source.name, rule: id, says, text: JSON.stringify(json, null, 2) }];
  });
}

const entriesOf = (json: unknown): Entry[] =>
  isRecord(json) && Array.isArray(json['rules']) ? json['rules'].filter((one): one is Entry => isRecord(one)) : [];

function listIn(rule: Entry, field: string): string[] {
  const list = rule[field];
  return Array.isArray(list) ? list.map(String) : [];
}

const onlyFor = (rule: Entry, host: string): boolean => {
  const hosts = listIn(rule, 'hosts');
  return hosts.length > 0 && hosts.every((one) => one === host || one === siteOf(host));
};
