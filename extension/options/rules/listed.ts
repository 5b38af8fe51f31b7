import type { RuleSet } from '../../../src/index';
import { language, reasonText, t, vendorText } from '../../platform/i18n';
import type { ChipLayer } from '../../ui/LayerChip';
import { few } from '../few';

/** What a rule does: removes before or after the allowlist is asked, keeps, seals, opens, warns. */
export const kinds = ['always', 'usual', 'allowlist', 'guard', 'wrapper', 'warning'] as const;
export type Kind = (typeof kinds)[number];

/** A rule of any kind, as one list shows them. */
export interface ListedRule {
  readonly id: string;
  readonly kind: Kind;
  readonly layer: ChipLayer;
  /** What it is about: its parameters, or whose links they are. */
  readonly title: string;
  /** What it does, in one sentence. */
  readonly reason: string;
  /** Patterns of parameters. */
  readonly names: readonly string[];
  /** Hosts, families written out; null: everywhere. */
  readonly hosts: readonly string[] | null;
  readonly paths: readonly string[];
  readonly value: string | null;
  /** Where it does not hold, a line each. */
  readonly except: readonly string[];
  readonly class: NonNullable<RuleSet['strip'][number]['class']> | null;
  readonly vendor: string | null;
  readonly part: 'query' | 'fragment' | 'path';
  /** Holds under this policy alone. */
  readonly samepage: boolean;
}

/** Every rule of a set, by what it is about. */
export function listRules(rules: RuleSet): ListedRule[] {
  const { families } = rules;
  const listed = [
    ...rules.strip.map((rule) => ({
      ...whole(rule, rule.strength, rule.names, families),
      class: rule.class,
      samepage: rule.policy === 'samepage',
    })),
    ...rules.keep.map((rule) => whole(rule, 'allowlist', rule.names, families)),
    ...rules.guards.map((rule) => whole(rule, 'guard', (rule.has ?? []).flat().map(nameOf), families)),
    ...rules.wrappers.map((rule) => whole(rule, 'wrapper', destinationNames(rule), families)),
    ...rules.warnings.map((rule) => whole(rule, 'warning', rule.names ?? [], families)),
  ];
  const { compare } = new Intl.Collator(undefined, { ignorePunctuation: true });
  return listed.toSorted((a, b) => compare(a.title, b.title));
}

type Families = RuleSet['families'];
type Exception = NonNullable<RuleSet['strip'][number]['except']>[number];
type Any = Pick<RuleSet['strip'][number], 'id' | 'why' | 'vendor' | 'hosts' | 'paths' | 'except' | 'value' | 'part'>;

function whole(rule: Any, kind: Kind, names: readonly string[], families: Families): ListedRule {
  const { id, why, paths = [], value, except = [], part = 'query' } = rule;
  const vendor = rule.vendor === undefined ? null : vendorText(rule.vendor);
  const plain = names.filter((name) => !name.startsWith('~'));
  const args = { name: plain[0] ?? '…', vendor: rule.vendor ?? '–', site: t('rules_this_site') };
  return {
    id,
    kind,
    layer: kind === 'always' || kind === 'usual' ? 'blocklist' : kind,
    // Redirectors name their parameters alike.
    title: (kind === 'wrapper' && vendor) || plain.join(', ') || vendor || id,
    reason: sentence(reasonText({ id: why, args })),
    names,
    hosts: rule.hosts ? writtenOut(rule.hosts, families) : null,
    paths,
    value: value ?? null,
    except: except.map((each) => exceptionText(each, families)),
    class: null,
    vendor,
    part,
    samepage: false,
  };
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

const nameOf = (trait: string | { readonly name: string }): string => (typeof trait === 'string' ? trait : trait.name);

function destinationNames({ destination }: RuleSet['wrappers'][number]): readonly string[] {
  if ('query' in destination) return destination.query;
  return 'fragment' in destination ? destination.fragment : [];
}

function writtenOut(hosts: readonly string[], families: Families): string[] {
  return hosts.flatMap((host) => (host.startsWith('@') ? (families[host.slice(1)] ?? []) : [host]));
}

function exceptionText({ hosts = [], paths = [], names = [], value, when }: Exception, families: Families): string {
  const others = [...(when?.has ?? []), ...(when?.lacks ?? []).map((name) => `¬ ${name}`)];
  return [few(writtenOut(hosts, families), 5), few(paths), few(names), value ?? '', few(others)]
    .filter((text) => text !== '')
    .join(' · ');
}
