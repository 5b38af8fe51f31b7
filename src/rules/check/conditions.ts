import { expandHosts } from '../hosts';
import type { HostPattern, RuleSet, Shape } from '../model';
import type { Finding } from './finding';
import { hostsMeet, patternsMeet } from './meeting';

/** Conditions on a parameter that some rule strips: the answer would move on a second pass. */
export function conditionFindings(rules: RuleSet): Finding[] {
  const strips = rules.strip.map((rule) => ({ ...rule, hosts: expandHosts(rule.hosts, rules.families) }));
  return [...rules.strip, ...rules.keep, ...rules.guards].flatMap((rule) =>
    conditionsOf(rule).flatMap(({ field, hosts, name }) => {
      const at = expandHosts(hosts, rules.families);
      const taker = strips.find(
        (strip) =>
          (strip.part ?? 'query') === 'query' &&
          (strip.policy === undefined || strip.id === rule.id) &&
          hostsMeet(at, strip.hosts) &&
          strip.names.some((pattern) => patternsMeet(name, pattern, strip.ignoreCase ?? false)),
      );
      if (!taker) return [];
      return [
        {
          rule: rule.id,
          field,
          message: `names ${name}, which rule ${taker.id} strips: a second pass would decide anew`,
          advice:
            'Name a parameter that no rule strips, or tell the links apart by paths or by the shape of the value.',
        },
      ];
    }),
  );
}

interface Conditional extends Shape {
  readonly except?: readonly Shape[];
}

function conditionsOf({ hosts, when, except }: Conditional) {
  const shapes = [{ field: 'when', hosts, when }, ...(except ?? []).map((shape, index) => own(shape, index, hosts))];
  return shapes.flatMap(({ field, hosts: at, when: condition }) =>
    [...(condition?.has ?? []), ...(condition?.lacks ?? [])].map((name) => ({ field, hosts: at, name })),
  );
}

const own = (shape: Shape, index: number, hosts: readonly HostPattern[] | undefined) => ({
  field: `except[${index}].when`,
  hosts: shape.hosts ?? hosts,
  when: shape.when,
});
