import { createEngine, type Decision, type RuleSet } from '../../../src/index';
import type { CheckTools } from '../../../src/rules/check';
import type { Dialogue } from './dialogue';
import { faultIn, type Draft, type Kind } from './draft';

/** A parameter of a link's query. */
export interface Parameter {
  readonly name: string;
  /** As it stands. */
  readonly value: string;
}

/** What the questions about a rule share. */
export interface About {
  readonly dialogue: Dialogue;
  readonly rules: RuleSet;
  readonly suffixes: CheckTools;
  readonly kind: Kind;
  readonly link: string;
  readonly host: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What is decided about it today. */
  readonly today: readonly Decision[];
  /** What is wrong with one field of the rule. */
  readonly faultIn: (field: string, draft: Draft) => string | null;
}

/** A link taken apart by the engine, which knows no rule here. */
export function aboutLink(
  link: string,
  kind: Kind,
  around: { readonly dialogue: Dialogue; readonly rules: RuleSet; readonly suffixes: CheckTools },
): About {
  const { rules, suffixes } = around;
  const bare = { ...rules, strip: [], keep: [], guards: [], wrappers: [], warnings: [] };
  const result = createEngine({ rules: bare }).explain(link);
  const today = createEngine({ rules }).explain(link);
  if ('error' in result || 'error' in today) throw new Error(`expected a link that can be read, got ${link}`);
  return {
    ...around,
    kind,
    link,
    host: result.host,
    path: new URL(link).pathname,
    parameters: result.decisions.filter(({ part }) => part === 'query').map(({ name, value }) => ({ name, value })),
    today: today.decisions,
    faultIn: (field, draft) => faultIn(field, kind, draft, rules, suffixes),
  };
}
