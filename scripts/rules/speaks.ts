import { createEngine, type Result, type RuleSet } from '../../src/index';

/** What one rule would do with a link if it were the only one. */
export interface Saying {
  readonly id: string;
  readonly does: 'strip' | 'keep' | 'seal' | 'open' | 'warn';
  /** Where the parameters are that it speaks of, in the order of the link's decisions; none for a whole link. */
  readonly at: readonly string[];
  /** Where it leads, for one that opens. */
  readonly to?: string;
}

/**
 * What each rule says of a link by itself. The real engine is asked, with that rule alone, so that there is no second
 * opinion on what a rule means. A rule that holds under samepage's policy only is left out.
 * @param link the text that is decided about
 */
export function sayings(link: string, rules: RuleSet): Saying[] {
  const { strip, keep, guards, wrappers, warnings } = rules;
  // Paths are asked about as they are once the path's junk is cut.
  const paths = strip.filter(({ part }) => part === 'path');
  const alone = (id: string, part: Partial<RuleSet>): Saying[] => {
    const only = { ...rules, strip: paths, keep: [], guards: [], wrappers: [], warnings: [], ...part };
    const result = createEngine({ rules: only }).explain(link);
    return 'error' in result ? [] : saying(id, result);
  };
  return [
    ...wrappers.flatMap((rule) => alone(rule.id, { wrappers: [rule] })),
    ...guards.flatMap((rule) => alone(rule.id, { guards: [rule] })),
    ...strip.flatMap((rule) =>
      rule.policy ? [] : alone(rule.id, { strip: rule.part === 'path' ? [rule] : [...paths, rule] }),
    ),
    ...keep.flatMap((rule) => alone(rule.id, { keep: [rule] })),
    ...warnings.flatMap((rule) => alone(rule.id, { warnings: [rule] })),
  ];
}

/** A place as a key: the same parameter in two results. */
export const placeOf = ({ part, name, start }: Result['decisions'][number]): string => `${part} ${start} ${name}`;

function saying(id: string, { decisions, unwrapped, sealed, warnings }: Result): Saying[] {
  const [opened] = unwrapped;
  if (opened) return [{ id, does: 'open', at: [], to: opened.to }];
  if (sealed) return [{ id, does: 'seal', at: [] }];
  const of = decisions.filter(({ rule }) => rule === id);
  const [first] = of;
  if (first) return [{ id, does: first.action, at: of.map(placeOf) }];
  // The warning about a user name needs no rule.
  return warnings.some(({ kind }) => kind !== 'user-info') ? [{ id, does: 'warn', at: [] }] : [];
}
