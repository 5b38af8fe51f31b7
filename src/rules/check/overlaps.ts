import { expandHosts } from '../hosts';
import type { HostPattern, KeepRule, Pattern, RuleSet, Shape, StripRule } from '../model';
import type { Finding } from './finding';
import { hostsCover, hostsMeet, patternCovers } from './meeting';

/** Names for which a rule is never reached, because another decides about them first on all of its hosts. */
export function overlapFindings(rules: RuleSet): Finding[] {
  const strips = rules.strip.filter(({ policy }) => !policy).map((rule) => located(rule, rules));
  const keeps = rules.keep.map((rule) => located(rule, rules));
  const always = strips.filter(({ rule }) => rule.strength === 'always');
  const usual = strips.filter(({ rule }) => rule.strength === 'usual');
  return [
    ...shadowed(always, [[always, 'is stripped already by']]),
    ...shadowed(usual, [
      [always, 'is stripped already by'],
      [usual, 'is stripped already by'],
      [keeps, 'is kept before that by'],
    ]),
    ...shadowed(keeps, [
      [always, 'is stripped before that by'],
      [keeps, 'is kept already by'],
    ]),
  ];
}

interface Located<Rule extends StripRule | KeepRule = StripRule | KeepRule> {
  readonly rule: Rule;
  readonly hosts: readonly HostPattern[] | undefined;
  readonly except: readonly Shape[];
  readonly part: string;
  /** Whether it decides about every name that the pattern fits, whatever the path, the value and the others. */
  readonly decides: (name: Pattern) => boolean;
}

function located<Rule extends StripRule | KeepRule>(rule: Rule, { families }: RuleSet): Located<Rule> {
  const except = (rule.except ?? []).map((shape) => {
    const hosts = expandHosts(shape.hosts, families);
    return hosts ? { ...shape, hosts } : shape;
  });
  return {
    rule,
    hosts: expandHosts(rule.hosts, families),
    except,
    part: 'part' in rule ? (rule.part ?? 'query') : 'query',
    decides: decider(rule),
  };
}

function decider({ names, ignoreCase = false, paths, value, when }: StripRule | KeepRule): (name: Pattern) => boolean {
  if (paths || value || when) return () => false;
  const exact = new Set(names);
  const wide = names.filter((name) => ignoreCase || /[*~]/.test(name));
  return (name) => exact.has(name) || wide.some((pattern) => patternCovers(pattern, name, ignoreCase));
}

function shadowed(inner: readonly Located[], befores: readonly (readonly [readonly Located[], string])[]): Finding[] {
  return inner.flatMap((one) =>
    one.rule.names.flatMap((name, index) => {
      for (const [others, verb] of befores) {
        const other = others.find((before) => decidesFirst(before, one, name));
        if (other)
          return [
            {
              rule: one.rule.id,
              field: `names[${index}]`,
              message: `${name} ${verb} rule ${other.rule.id}`,
              advice: `Take ${name} out of this rule; or, if this site differs, give ${other.rule.id} an "except" with this host.`,
            },
          ];
      }
      return [];
    }),
  );
}

function decidesFirst(before: Located, one: Located, name: Pattern): boolean {
  if (before.rule === one.rule || before.part !== one.part || !before.decides(name)) return false;
  if (!hostsCover(before.hosts, one.hosts)) return false;
  return !before.except.some((shape) => shape.hosts && hostsMeet(shape.hosts, one.hosts));
}
