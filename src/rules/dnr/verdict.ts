import type { Candidate } from '../../canonical/opinion';
import type { ParameterClass } from '../../canonical/types';
import { HostIndex, type Families } from '../hosts';
import { anyOf } from '../match';
import type { KeepRule, Pattern, Shape, StripRule } from '../model';
import { BUDGET } from './expression';
import { isExactlyTold } from './paths';
import type { NotTold } from './types';

/** Classes of parameters that tell who a person is: all that is taken out while browsing. */
export const personal: ReadonlySet<ParameterClass> = new Set(['click-id', 'user-id']);

/** What is done about a name on a host. */
export interface Verdict {
  readonly strips: boolean;
  /** Paths on which alone it goes. */
  readonly onlyOn: readonly Pattern[] | null;
  /** Paths on which it stays, and parameters beside which it does. */
  readonly exceptOn: readonly Pattern[];
  readonly exceptBeside: readonly Pattern[];
  /** Why it stays, though it goes from some links. */
  readonly notTold?: NotTold;
}

export interface Known {
  readonly families: Families;
  readonly rules: ReadonlyMap<string, StripRule | KeepRule>;
  /** Hosts of exceptions that were met. */
  readonly met: Map<readonly string[], HostIndex<true>>;
}

const stays: Verdict = { strips: false, onlyOn: null, exceptOn: [], exceptBeside: [] };
const untold = (notTold: NotTold): Verdict => ({ ...stays, notTold });

/**
 * What the engine's own candidates for a name come to, as far as a browser can be told. Where that is not exactly what
 * they say, the name stays.
 * @param said all that may be said of the name on the host, the first that holds deciding
 */
export function verdictOn(name: string, host: string, said: readonly Candidate[], known: Known): Verdict {
  const exceptOn: Pattern[] = [];
  for (const { opinion, holds } of said) {
    const strips = opinion.action === 'strip' && opinion.class !== undefined && personal.has(opinion.class);
    if (holds === null) return strips ? { strips, onlyOn: null, exceptOn, exceptBeside: [] } : stays;
    const rule = known.rules.get(opinion.rule);
    if (!rule) return untold('sometimes');
    if (!strips) {
      // Where it holds the name stays, or goes as something else.
      if (rule.paths && rule.value === undefined && !rule.when) exceptOn.push(...rule.paths);
      else return untold('sometimes');
      continue;
    }
    return verdictOfRule(name, host, rule, exceptOn, known);
  }
  return stays;
}

function verdictOfRule(
  name: string,
  host: string,
  { value, when, paths, except = [] }: StripRule | KeepRule,
  exceptOn: readonly Pattern[],
  known: Known,
): Verdict {
  if (value !== undefined) return untold('value');
  if (when) return untold('others');
  if (paths?.some((path) => !isExactlyTold(path, BUDGET))) return untold('sometimes');
  const there = except.filter((shape) => concerns(shape, name, host, known));
  if (there.some((shape) => shape.value !== undefined || shape.exact)) return untold('value');
  if (there.some((shape) => shape.when?.lacks || (shape.when && !shape.when.has))) return untold('others');
  return {
    strips: true,
    onlyOn: paths ?? null,
    // A shape with both is more than either: the name stays where either holds.
    exceptOn: [...exceptOn, ...there.flatMap((shape) => shape.paths ?? [])],
    exceptBeside: there.flatMap((shape) => (shape.paths ? [] : (shape.when?.has ?? []))),
  };
}

function concerns({ hosts, names }: Shape, name: string, host: string, { families, met }: Known): boolean {
  if (names && !anyOf(names)?.(name)) return false;
  if (!hosts) return true;
  const index = met.get(hosts) ?? new HostIndex<true>(families);
  if (!met.has(hosts)) index.add(hosts, true);
  met.set(hosts, index);
  return index.at(host).length > 0;
}
