import type { Refusal, Result } from '../../canonical/types';
import type { RuleNotes, RuleSet, Sample } from '../model';
import type { Finding } from './finding';

type Explain = (policy: 'share' | 'samepage', text: string) => Result | Refusal;

/** One way in which a rule shows in a result, and whether its samples come with an answer. */
interface Kind {
  readonly verb: string;
  readonly paired: boolean;
  readonly decides: (result: Result, id: string) => boolean;
}

const strips: Kind = {
  verb: 'stripped',
  paired: true,
  decides: ({ decisions }, id) => decisions.some(({ action, rule }) => action === 'strip' && rule === id),
};
const keeps: Kind = {
  verb: 'kept',
  paired: false,
  decides: ({ decisions }, id) =>
    decisions.some(({ action, layer, rule }) => action === 'keep' && layer === 'allowlist' && rule === id),
};
const seals: Kind = { verb: 'sealed', paired: false, decides: ({ sealed }, id) => sealed?.rule === id };
const unwraps: Kind = {
  verb: 'unwrapped',
  paired: true,
  decides: ({ unwrapped, sealed }, id) => unwrapped.some(({ rule }) => rule === id) || sealed?.rule === id,
};

/** Samples that do not come out as the rule says, or by another rule; spares that it touches. */
export function sampleFindings(
  rules: RuleSet,
  notes: Readonly<Record<string, RuleNotes>>,
  explain: Explain,
): Finding[] {
  const check = (kind: Kind) => (rule: { readonly id: string; readonly policy?: 'samepage' }) => {
    const { samples = [], spares = [] } = notes[rule.id] ?? {};
    const ask = (text: string) => explain(rule.policy ?? 'share', text);
    return [
      ...samples.flatMap((sample, index) =>
        findings(rule.id, `samples[${index}]`, sampleFault(sample, rule.id, kind, ask)),
      ),
      ...spares.flatMap((spare, index) => findings(rule.id, `spares[${index}]`, spareFault(spare, rule.id, kind, ask))),
    ];
  };
  return [
    ...rules.strip.flatMap(check(strips)),
    ...rules.keep.flatMap(check(keeps)),
    ...rules.guards.flatMap(check(seals)),
    ...rules.wrappers.flatMap(check(unwraps)),
    ...rules.warnings.flatMap((rule) => check(warns(rule.kind, rule.why))(rule)),
  ];
}

/** A warning names no rule; its kind and its sentence tell. */
function warns(kind: string, why: string): Kind {
  const decides: Kind['decides'] = ({ warnings }) =>
    warnings.some((warning) => warning.kind === kind && warning.message.id === why);
  return { verb: 'warned of', paired: false, decides };
}

type Fault = Pick<Finding, 'message' | 'advice'> | null;
type Ask = (text: string) => Result | Refusal;

function sampleFault(sample: Sample, id: string, kind: Kind, ask: Ask): Fault {
  const [link, canonical] = typeof sample === 'string' ? [sample, kind.paired ? null : sample] : sample;
  if (canonical === null)
    return {
      message: 'expected a pair of link and canonical form',
      advice: `Write ["${link}", "what you want it to become"].`,
    };
  const result = ask(link);
  if ('error' in result)
    return { message: `${link} is refused: ${result.error.message}`, advice: 'Write a whole link, as it is copied.' };
  if (result.canonical !== canonical)
    return {
      message: `${link} becomes ${result.canonical}, expected ${canonical}${deciders(result)}`,
      advice: kind.decides(result, id)
        ? 'If that is what it should become, write it as the answer; else mend the rule.'
        : 'This rule did not decide: mend its names, hosts or paths, or take a link on which no other rule decides.',
    };
  if (kind.decides(result, id)) return null;
  return {
    message: `${link} is not ${kind.verb} by this rule${deciders(result)}`,
    advice: 'Mend its names, hosts or paths, or take a link on which no other rule decides.',
  };
}

function spareFault(link: string, id: string, kind: Kind, ask: Ask): Fault {
  const result = ask(link);
  if ('error' in result || !kind.decides(result, id)) return null;
  return {
    message: `${link} is ${kind.verb} by this rule`,
    advice: 'Narrow the rule (hosts, paths, value, when, except) until it lets this link be.',
  };
}

/** Who had a say, so that a person sees where to look. */
function deciders({ sealed, unwrapped, decisions }: Result): string {
  const rules = [
    ...unwrapped.map(({ rule }) => rule),
    ...(sealed ? [sealed.rule] : decisions.map(({ rule, name }) => `${rule} on ${name}`)),
  ];
  return rules.length > 0 ? ` (decided by ${rules.join(', ')})` : ' (decided by no rule)';
}

const findings = (rule: string, field: string, fault: Fault): Finding[] => (fault ? [{ rule, field, ...fault }] : []);
