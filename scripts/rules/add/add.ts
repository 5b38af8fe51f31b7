import { createEngine, type Engine, type RuleSet } from '../../../src/index';
import { gather } from '../../../src/rules/gather';
import { check } from '../check';
import type { Paper } from '../paper';
import { reportText } from '../report';
import { lineOf, parseSources, readSources, type Source } from '../sources';
import { dialogueOn, Stopped, type Dialogue, type Streams } from './dialogue';
import { ordered, type Kind } from './draft';
import { fittingFiles, withRule } from './file';
import { interview } from './interview';
import { choice } from './questions';
import { laidOut, writeWhole } from './write';

/**
 * Asks for a rule and writes it where it belongs, if the checker has nothing against it.
 * @returns the exit code: 0 when it was written; 1 when nothing was; 130 when the person stopped it
 */
export async function add(folder: string, streams: Streams, paper: Paper): Promise<number> {
  const dialogue = dialogueOn(streams);
  try {
    return await addWith(dialogue, folder, paper);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    dialogue.say('\nStopped: nothing was written.');
    return 130;
  } finally {
    dialogue.close();
  }
}

async function addWith(dialogue: Dialogue, folder: string, paper: Paper): Promise<number> {
  const { files, faults } = readSources(folder);
  const gathered = gather(files);
  if (faults.length > 0 || !gathered.ok) {
    dialogue.say('The rules have faults in their form. First run: npm run rules');
    return 1;
  }
  const { rules, notes } = gathered;
  const { kind, link, draft } = await interview(dialogue, rules, new Set(Object.keys(notes)));
  const fitting = fittingFiles(files, kind, Array.isArray(draft['hosts']) ? draft['hosts'] : undefined);
  const best = fitting[0]?.alike ? fitting[0].name : undefined;
  const name = await dialogue.ask(
    choice(
      'In which file?',
      fitting.map((file) => [file.name, file.about]),
      best,
    ),
  );
  const before = canonical(createEngine({ rules }), link);
  const after = canonical(engineWith(files, name, ordered(kind, draft)), link);
  const rule = ordered(kind, { ...draft, samples: [sampleOf(kind, link, after)] });
  dialogue.say(['', `before  ${before}`, `after   ${paper.bold(after)}`].join('\n'));
  if (!(await dialogue.ask(agreement))) {
    dialogue.say('Nothing was written.');
    return 1;
  }
  return writeChecked(dialogue, { folder, files, name, rule, paper });
}

const agreement = {
  text: 'Is this what it should become, and does it open the same page? Try it in a browser. (yes, no)',
  read: (answer: string) =>
    /^(y|yes|n|no)$/i.test(answer) ? { value: /^y/i.test(answer) } : { fault: 'Please answer yes or no.' },
};

interface Addition {
  readonly folder: string;
  readonly files: readonly Source[];
  readonly name: string;
  readonly rule: object & { readonly id?: unknown };
  readonly paper: Paper;
}

async function writeChecked(dialogue: Dialogue, { folder, files, name, rule, paper }: Addition): Promise<number> {
  const texts = await Promise.all(
    files.map(async (file) => (file.name === name ? { name, text: await laidOut(withRule(file.text, rule)) } : file)),
  );
  const sources = parseSources(texts);
  const report = check(sources);
  dialogue.say(`\n${reportText(report, sources, paper).trimEnd()}`);
  if (report.faults.length > 0) {
    dialogue.say('Nothing was written.');
    return 1;
  }
  const text = texts.find((file) => file.name === name)?.text ?? '';
  writeWhole(folder, name, text);
  dialogue.say(`Wrote rule ${String(rule.id)} to public/rules/${name}:${lineOf(text, String(rule.id))}`);
  return 0;
}

/** The engine as it would be with the rule. */
function engineWith(files: readonly Source[], name: string, rule: object): Engine {
  const texts = files.map((file) => (file.name === name ? { name, text: withRule(file.text, rule) } : file));
  const gathered = gather(parseSources(texts).files);
  const rules: RuleSet | null = gathered.ok ? gathered.rules : null;
  if (!rules) throw new Error('expected a rule without faults in its form');
  return createEngine({ rules });
}

const canonical = (engine: Engine, link: string): string => engine.canonical(link);

/** A guard or an allowlist rule saves the link as it is; the others change it. */
const sampleOf = (kind: Kind, link: string, after: string) =>
  kind === 'guard' || kind === 'keep' ? after : [link, after];
