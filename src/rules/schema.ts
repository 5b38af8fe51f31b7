import { ruleReasons } from '../canonical/sentences';
import { expressionFault } from './expression';
import { faultText, type RuleFault } from './fault';
import {
  either,
  expecting,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  optional,
  required,
  shown,
  text,
  yes,
  type Complaint,
  type Field,
} from './fields';
import { nearest } from './nearest';
import type { GuardRule, KeepRule, RuleNotes, Shape, StripRule, WarningRule, WrapperRule } from './model';

/** A rule split into what decides and what documents. */
export interface Documented<Rule> {
  readonly rule: Rule;
  readonly notes: RuleNotes;
}

/** One rule file, read. */
export type RuleFile =
  | { readonly kind: 'strip'; readonly rules: readonly Documented<StripRule>[] }
  | { readonly kind: 'keep'; readonly rules: readonly Documented<KeepRule>[] }
  | { readonly kind: 'guard'; readonly rules: readonly Documented<GuardRule>[] }
  | { readonly kind: 'wrapper'; readonly rules: readonly Documented<WrapperRule>[] }
  | { readonly kind: 'warning'; readonly rules: readonly Documented<WarningRule>[] }
  | { readonly kind: 'families'; readonly families: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'version'; readonly version: string };

export type Parsed =
  { readonly ok: true; readonly file: RuleFile } | { readonly ok: false; readonly errors: readonly RuleFault[] };

/**
 * Reads one rule file.
 * @param name of the file, for the messages
 * @param json what JSON.parse gave
 * @returns its rules, each split into rule and notes, with the file's `except` put into each; or every fault that was
 *   found (one for each rule at most), with file, rule, field and what was expected
 */
export function parseRuleFile(name: string, json: unknown): Parsed {
  if (!isRecord(json))
    return refused(name, { at: '', message: `expected an object, got ${shown(json)}`, advice: bare });
  const kind = kinds.find((known) => known === json['kind']);
  if (!kind) return refused(name, noKind(json['kind']));
  const complaint = objectOf(fileFields[kind])(json);
  if (complaint) return refused(name, complaint);
  // The checks above and in parseRules have established what the casts say.
  if (kind === 'families') return { ok: true, file: { kind, families: json['families'] as Record<string, string[]> } };
  if (kind === 'version') return { ok: true, file: { kind, version: json['version'] as string } };
  return parseRules(name, kind, json['rules'] as readonly unknown[], (json['except'] ?? []) as readonly Shape[]);
}

/** Throws with every fault, a line each: for the build and for tests, which end there. */
export function faultsAsError(faults: readonly RuleFault[]): Error {
  return new Error(`The rules have ${faults.length} fault(s):\n${faults.map(faultText).join('\n')}`);
}

type RuleKind = Exclude<RuleFile['kind'], 'families' | 'version'>;
/** Every field of a type, so that a new one cannot be forgotten here. */
type FieldsOf<T> = { readonly [K in keyof Required<T>]: Field };

const kinds = ['strip', 'keep', 'families', 'guard', 'wrapper', 'warning', 'version'] as const;

const id = expecting('an id of small letters, digits and - . /', (value) =>
  /^[a-z0-9][a-z0-9./-]*$/.test(String(value)),
);
const wellFormed = expecting(
  'a pattern (name, start*, *end, *within* or ~expression)',
  (value) => typeof value === 'string' && (value.startsWith('~') || /^\*?[^*]+\*?$/.test(value)),
);
/** The stricter reading holds: a rule that ignores case is refused for what could be slow then. */
const pattern: Field['check'] = (value) => {
  const complaint = wellFormed(value);
  if (complaint || typeof value !== 'string' || !value.startsWith('~')) return complaint;
  const fault = expressionFault(value.slice(1), true);
  return fault === null
    ? null
    : {
        at: '',
        message: `expected an expression that runs in linear time, got ${value}: ${fault}`,
        advice: 'List the names, or say how often: [a-z]{1,20} in place of [a-z]+, no group repeated inside a group.',
      };
};
const patterns = listOf(pattern);
const host = expecting(
  'a host (example.com, login.* or @family)',
  (value) => typeof value === 'string' && /^(@[a-z0-9-]+|[a-z0-9-]+\.\*|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/.test(value),
);
const hosts = listOf(host);
const anyText = expecting('a text', (value) => typeof value === 'string');
const link = expecting('a link', (value) => typeof value === 'string' && /^https?:/i.test(value));
const pair = expecting(
  'a link, or a pair of link and canonical form',
  (value) => Array.isArray(value) && value.length === 2 && value.every((side) => typeof side === 'string'),
);
const listOrNone = (item: Field['check']) =>
  either(
    expecting('a list', (value) => Array.isArray(value) && value.length === 0),
    listOf(item),
  );

const conditionFields: FieldsOf<NonNullable<Shape['when']>> = { has: optional(patterns), lacks: optional(patterns) };
const condition = objectOf(conditionFields);
const shapeFields: FieldsOf<Shape> = {
  hosts: optional(hosts),
  exact: optional(yes),
  paths: optional(patterns),
  names: optional(patterns),
  value: optional(pattern),
  when: optional(condition),
};
const shapes = listOf(objectOf(shapeFields));
const named = objectOf({ name: required(pattern), value: required(pattern) });
const trait = either(pattern, named);

const common = { id: required(id), why: required(oneOf(...Object.keys(ruleReasons))), vendor: optional(text) };
const notesFields: FieldsOf<RuleNotes> = {
  source: optional(text),
  note: optional(text),
  samples: optional(listOrNone(either(pair, link))),
  spares: optional(listOrNone(anyText)),
};

const stripFields: FieldsOf<StripRule> = {
  ...common,
  names: required(patterns),
  hosts: optional(hosts),
  exact: optional(yes),
  paths: optional(patterns),
  except: optional(shapes),
  value: optional(pattern),
  when: optional(condition),
  ignoreCase: optional(yes),
  separator: optional(oneOf(';', '/')),
  strength: required(oneOf('always', 'usual')),
  part: optional(oneOf('query', 'fragment', 'path')),
  class: required(
    oneOf('click-id', 'user-id', 'campaign', 'affiliate', 'share', 'session', 'referrer', 'experiment', 'ui'),
  ),
  policy: optional(oneOf('samepage')),
};
const keepFields: FieldsOf<KeepRule> = {
  ...common,
  names: required(patterns),
  hosts: required(hosts),
  paths: optional(patterns),
  except: optional(shapes),
  value: optional(pattern),
  when: optional(condition),
  ignoreCase: optional(yes),
  separator: optional(oneOf(';')),
};
const guardFields: FieldsOf<GuardRule> = {
  ...common,
  hosts: optional(hosts),
  paths: optional(patterns),
  has: optional(listOf(either(trait, listOf(trait)))),
  except: optional(shapes),
  ignoreCase: optional(yes),
  part: optional(oneOf('query', 'fragment')),
};
const wrapperFields: FieldsOf<WrapperRule> = {
  ...common,
  hosts: required(hosts),
  exact: optional(yes),
  paths: optional(patterns),
  when: optional(condition),
  except: optional(shapes),
  destination: required(
    either(
      objectOf({ query: required(listOf(text)) }),
      objectOf({ fragment: required(listOf(text)) }),
      objectOf({ path: required(pattern) }),
      objectOf({ whole: required(oneOf('query')) }),
    ),
  ),
  until: optional(oneOf('value', 'rest')),
  decode: optional(listOrNone(oneOf('percent', 'base64', 'a1-base64', 'proofpoint-v2', 'proofpoint-v3'))),
  cut: optional(pattern),
  scheme: optional(oneOf('http', 'https')),
  template: optional(text),
  sameSite: optional(yes),
  bouncer: optional(yes),
  tentative: optional(yes),
};
const warningFields: FieldsOf<WarningRule> = {
  ...common,
  kind: required(oneOf('credential', 'session', 'email', 'phone', 'person')),
  names: optional(patterns),
  value: optional(pattern),
  not: optional(pattern),
  random: optional(yes),
  ignoreCase: optional(yes),
};
const ruleFields: Readonly<Record<RuleKind, Readonly<Record<string, Field>>>> = {
  strip: stripFields,
  keep: keepFields,
  guard: guardFields,
  wrapper: wrapperFields,
  warning: warningFields,
};

const head = { schema: required(oneOf(1)), kind: required(text), about: required(text) };
const rules = required(expecting('a list of rules', Array.isArray));
const families = expecting('an object of lists of hosts', (value) => isRecord(value));
const fileFields: Readonly<Record<RuleFile['kind'], Readonly<Record<string, Field>>>> = {
  strip: { ...head, except: optional(shapes), rules },
  keep: { ...head, except: optional(shapes), rules },
  guard: { ...head, except: optional(shapes), rules },
  wrapper: { ...head, rules },
  warning: { ...head, rules },
  families: {
    ...head,
    families: required((value) => families(value) ?? objectOf(eachOf(value, hosts))(value)),
  },
  version: {
    ...head,
    version: required(expecting('a version like 2026.12.1', (value) => /^\d+\.\d+\.\d+$/.test(String(value)))),
  },
};

function eachOf(value: unknown, check: Field['check']): Readonly<Record<string, Field>> {
  return Object.fromEntries(Object.keys(isRecord(value) ? value : {}).map((name) => [name, required(check)]));
}

function parseRules(name: string, kind: RuleKind, entries: readonly unknown[], except: readonly Shape[]): Parsed {
  const check = objectOf({ ...ruleFields[kind], ...notesFields });
  const errors = entries.flatMap((entry, index): RuleFault[] => {
    const complaint = check(entry);
    if (!complaint) return [];
    const rule = isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : `#${index + 1}`;
    return [{ file: name, rule, field: fieldAt(complaint), message: complaint.message, advice: complaint.advice }];
  });
  if (errors.length > 0) return { ok: false, errors };
  const split = entries.map((entry) => document(entry as Entry, except));
  return { ok: true, file: { kind, rules: split } as unknown as RuleFile };
}

interface Entry extends Partial<RuleNotes> {
  readonly except?: readonly Shape[];
}

function document(entry: Entry, shared: readonly Shape[]): Documented<object> {
  const { source = '', note, samples = [], spares = [], ...rule } = entry;
  const except = [...(rule.except ?? []), ...shared];
  return {
    rule: except.length > 0 ? { ...rule, except } : rule,
    notes: { source, ...(note === undefined ? {} : { note }), samples, spares },
  };
}

const bare = 'Begin as the other rule files do: schema, kind, about, rules.';

function noKind(kind: unknown): Complaint {
  const near = nearest(String(kind), kinds);
  return {
    at: '.kind',
    message: `expected one of ${kinds.join(', ')}, got ${shown(kind)}`,
    advice: near === undefined ? 'Choose one of these.' : `Choose one of these: did you mean ${near}?`,
  };
}

const fieldAt = ({ at }: Complaint): string => at.replace(/^\./, '');

function refused(file: string, complaint: Complaint): Parsed {
  const { message, advice } = complaint;
  const field = fieldAt(complaint);
  return { ok: false, errors: [{ file, ...(field ? { field } : {}), message, advice }] };
}
