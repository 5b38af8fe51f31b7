import { createEngine, type Result, type RuleSet } from '../../../src/index';
import { toolsFor } from '../tools';
import { aboutLink, type About } from './about';
import { askWhere } from './ask-where';
import { askWhy } from './ask-why';
import type { Dialogue, Question } from './dialogue';
import type { Draft, Kind } from './draft';
import { choice, textQuestion } from './questions';
import { suggestedId, suggestedSpare } from './suggest';

/** What the answers come to: a rule without its sample, whose answer the engine gives. */
export interface Interview {
  readonly kind: Kind;
  readonly link: string;
  readonly draft: Draft;
}

/**
 * Asks for all that a rule needs, each until the answer is a good one.
 * @param taken ids that other rules have
 * @throws Stopped when the person goes
 */
export async function interview(dialogue: Dialogue, rules: RuleSet, taken: ReadonlySet<string>): Promise<Interview> {
  const result = await dialogue.ask(linkQuestion(rules));
  const by = result.sealed ? `, sealed by ${result.sealed.rule}` : '';
  dialogue.say(`  Today it becomes ${result.canonical}${by}`);
  for (const { reason } of result.warnings) dialogue.say(`  Careful: ${reason}`);
  const kind = await dialogue.ask(kindQuestion(result));
  const link = kind === 'guard' || kind === 'wrapper' ? result.input.trim() : result.text;
  if (result.unwrapped.length > 0 && link === result.text)
    dialogue.say(`  A rule opens it already, so this is about ${link}`);
  const about = aboutLink(link, kind, { dialogue, rules, suffixes: toolsFor(rules) });
  const where = await askWhere(about);
  const why = await askWhy(about);
  const spare = await dialogue.ask(spareQuestion(about, where));
  const id = await dialogue.ask(idQuestion(about, where, taken));
  return { kind, link, draft: { id, ...where, ...why, spares: [spare] } };
}

const linkQuestion = (rules: RuleSet): Question<Result> => ({
  text: 'A link as you copied it. It is published as a sample: put other letters for what is about you.',
  read: (answer) => {
    const result = createEngine({ rules }).explain(answer);
    return 'error' in result ? { fault: result.error.message } : { value: result };
  },
});

const kinds = choice<Kind>('What should the rule do?', [
  ['strip', 'a parameter goes'],
  ['keep', 'a parameter stays on a site, where another rule would take it'],
  ['guard', 'nothing in such links may change'],
  ['wrapper', 'the link holds where it leads in a parameter: it is opened'],
]);

/** What can still be done about a link, as it is decided about today. */
const kindQuestion = ({ sealed, unwrapped: [opened] }: Result): Question<Kind> => ({
  ...kinds,
  read: (answer) => {
    const read = kinds.read(answer);
    if (!('value' in read)) return read;
    if (read.value === 'wrapper') return opened ? { fault: `It is opened already, by rule ${opened.rule}.` } : read;
    return sealed ? { fault: `Rule ${sealed.rule} seals it, so no such rule is asked: mend that rule.` } : read;
  },
});

const spareQuestion = (about: About, where: Draft) =>
  textQuestion(
    { text: 'A link that looks alike and must not be touched.', suggestion: suggestedSpare(about, where) },
    (answer) => (/^https?:\/\//i.test(answer) ? null : `“${answer}” is no link.`),
  );

const idQuestion = (about: About, where: Draft, taken: ReadonlySet<string>) =>
  textQuestion({ text: 'An id for the rule.', suggestion: suggestedId(about, where, taken) }, (answer) =>
    taken.has(answer) ? `Another rule is called ${answer}.` : about.faultIn('id', { id: answer }),
  );
