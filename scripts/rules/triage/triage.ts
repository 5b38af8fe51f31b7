import { createEngine, type Engine, type EngineOptions, type RuleSet } from '../../../src/index';
import { checkRules } from '../../../src/rules/check';
import { gather } from '../../../src/rules/gather';
import { knowledgeOf } from '../../../extension/report/knowledge';
import { parseReport, type Report } from '../../../extension/report/parse';
import { secretsIn } from '../../../extension/report/secrets';
import { lineOf, parseSources, type Sources } from '../sources';
import { toolsFor } from '../tools';
import { changes, type Change } from './changes';
import { rebuild, type Rebuilt } from './rebuild';

/** A link with the answer that the report asks for: a line of `test/fixtures/links.jsonl`. */
export interface Case {
  readonly link: string;
  readonly canonical: string;
  readonly why: string;
}

export interface Triaged {
  readonly ok: boolean;
  readonly text: string;
  /** It fails with the rules of today. */
  readonly case?: Case;
}

/**
 * Turns a report into a case that fails, names the rule that decides, and proposes the smallest change that makes the
 * case pass and lets every sample, spare and earlier case stand. The real engine is asked each time.
 * @param name of the parameter that it is about, where the report names none
 * @param cases that hold today, and have to hold with the change
 */
export function triage(text: string, sources: Sources, cases: readonly Case[], name?: string): Triaged {
  const parsed = parseReport(text);
  if (!parsed.ok) return refused(`Line ${parsed.line}: ${parsed.message}.`);
  const gathered = gather(sources.files);
  if (sources.faults.length > 0 || !gathered.ok)
    return refused('The rules have faults in their form. First run: npm run rules');
  const [secret] = secretsIn(text, knowledgeOf(gathered.rules));
  if (secret)
    return refused(`Line ${secret.line}: ${secret.what} can be read here. Mask it, and ask for that in the issue.`);
  const { report } = parsed;
  const named = name ?? report.about ?? onlyOne(report);
  if (named === null) return refused(wholeLink(report));
  const rebuilt = rebuild(report, named, gathered);
  const decision = rebuilt?.about;
  if (!rebuilt || !decision) return refused(`No parameter ${named} stands in the report.`);
  const told = report.parameters.find((each) => each.name === named);
  if (decision.layer === 'user' || told?.layer === 'user' || report.sealed?.by === 'user')
    return refused(`The person chose this about ${named}: no rule decided.`);
  return judged(report, { ...rebuilt, about: decision }, sources, gathered.rules, cases);
}

const refused = (text: string): Triaged => ({ ok: false, text: `${text}\n` });

/** Where nothing is named, the one thing that can be meant. */
function onlyOne({ kind, parameters }: Report): string | null {
  const meant = parameters.filter(({ action }) => action === (kind === 'broke' ? 'strip' : 'keep'));
  return meant.length === 1 ? (meant[0]?.name ?? null) : null;
}

function wholeLink({ opened, sealed, parameters }: Report): string {
  const rules = [
    ...opened,
    ...(sealed ? [sealed.rule] : []),
    ...parameters.map(({ rule, name }) => `${rule} on ${name}`),
  ];
  return `The report names no parameter. Say which: --about NAME. Rules that had a say: ${rules.join(', ') || 'none'}.`;
}

type Found = Rebuilt & { readonly about: NonNullable<Rebuilt['about']> };

function judged(
  report: Report,
  { link, result, about }: Found,
  sources: Sources,
  rules: RuleSet,
  cases: readonly Case[],
): Triaged {
  const sealedBy = report.kind === 'left-in' ? result.sealed?.rule : undefined;
  const canonical = answerWanted(report, link, result.host, about.name, rules, sealedBy !== undefined);
  const decides = result.sealed?.rule ?? about.rule;
  const lines = [
    `link     ${link}`,
    `today    ${result.canonical}`,
    `wanted   ${canonical}`,
    `decides  ${placed(decides, sources)}`,
  ];
  if (canonical === result.canonical)
    return { ok: true, text: `${[...lines, '', 'The rules of today answer as the report asks.'].join('\n')}\n` };
  const one: Case = {
    link,
    canonical,
    why: `reported: ${about.name} ${report.kind === 'broke' ? 'is needed' : 'is not needed'} on ${report.host}`,
  };
  const wanted = { report, about, host: result.host, sealedBy };
  const proposed = best(changes(sources.files, rules, wanted), one, sources, cases);
  const proposal = proposed
    ? [
        `change   ${placed(proposed.change.rule, sources, proposed.change.file)}`,
        `         ${proposed.change.says}`,
        ...proposed.against.map((what) => `against  ${what}`),
      ]
    : ['change   no small one mends it: look at it by hand.'];
  return { ok: true, text: `${[...lines, ...proposal].join('\n')}\n`, case: one };
}

/** What the link becomes for somebody who chose so on that site. */
function answerWanted(
  { kind }: Report,
  link: string,
  host: string,
  name: string,
  rules: RuleSet,
  liftGuard: boolean,
): string {
  const entry = { ...(kind === 'broke' ? { keep: [name] } : { strip: [name] }), ...(liftGuard ? { liftGuard } : {}) };
  const user: NonNullable<EngineOptions['user']> = { version: 1, sites: { [host]: entry } };
  return createEngine({ rules, user }).canonical(link);
}

interface Proposed {
  readonly change: Change;
  /** What speaks against it: samples, spares and cases that ask for the contrary. */
  readonly against: readonly string[];
}

/** The first change against which nothing speaks, else the one against which the least does. */
function best(all: readonly Change[], wanted: Case, sources: Sources, cases: readonly Case[]): Proposed | undefined {
  const mending: Proposed[] = [];
  for (const change of all) {
    const against = objections(change, wanted, sources, cases);
    if (against?.length === 0) return { change, against };
    if (against) mending.push({ change, against });
  }
  return mending.toSorted((a, b) => a.against.length - b.against.length)[0];
}

/** What the checker and the cases say of a change; null where the real engine does not answer as wanted with it. */
function objections({ file, text }: Change, wanted: Case, sources: Sources, cases: readonly Case[]): string[] | null {
  const texts = sources.files.map((each) => (each.name === file ? { name: file, text } : each));
  const { files, faults } = parseSources(texts);
  const gathered = gather(files);
  if (faults.length > 0 || !gathered.ok) return null;
  const engine = createEngine({ rules: gathered.rules });
  if (!holds(engine, wanted)) return null;
  const failing = cases.filter((each) => !holds(engine, each)).map(({ link, why }) => `${link} (${why})`);
  const found = checkRules(gathered, toolsFor(gathered.rules));
  // A new rule has no sample before the report has a number.
  const told = found.filter(({ field, message }) => !(field === 'samples' && !message.includes('http')));
  return [...told.map(({ rule, field, message }) => `${rule}, ${field}: ${message}`), ...failing];
}

const holds = (engine: Engine, { link, canonical }: Case): boolean => engine.canonical(link) === canonical;

function placed(rule: string, { files }: Sources, file?: string): string {
  if (rule === 'default') return 'no rule: what no rule knows stays';
  const source = files.find(({ name, text }) => name === file || lineOf(text, rule) !== undefined);
  if (!source) return `rule ${rule}, which is not here any more`;
  const line = lineOf(source.text, rule);
  return `rule ${rule}, public/rules/${source.name}${line === undefined ? '' : `:${line}`}`;
}
