import { createEngine, type Result, type RuleSet } from '../../src/index';
import { table, type Row } from '../../src/cli/table';
import { clipped, visible } from '../../src/cli/width';
import { gather } from '../../src/rules/gather';
import type { RuleNotes } from '../../src/rules/model';
import type { Paper } from './paper';
import { lineOf, type Sources } from './sources';
import { placeOf, sayings, type Saying } from './speaks';

export interface Tried {
  readonly text: string;
  readonly ok: boolean;
}

/** What each rule says of a link, and which of them decides, as a table; or why there is nothing to say. */
export function tryLink(link: string, { files, faults }: Sources, paper: Paper): Tried {
  const gathered = gather(files);
  if (faults.length > 0 || !gathered.ok)
    return { text: 'The rules have faults in their form. First run: npm run rules\n', ok: false };
  const { rules, places } = gathered;
  const result = createEngine({ rules }).explain(link);
  if ('error' in result) return { text: `${result.error.message}\n`, ok: false };
  const placed = (rule: string): string => {
    const file = places[rule];
    if (file === undefined) return '';
    return `${file}:${lineOf(files.find(({ name }) => name === file)?.text ?? '', rule)}`;
  };
  const opened = result.unwrapped.flatMap(({ from, rule }) => openings(from, rule, rules, placed));
  const rows = [...opened, ...rowsOf(result, rules, gathered.notes, placed)];
  const lines = [
    `link     ${visible(link)}`,
    ...result.unwrapped.map(({ to }) => `opened   ${visible(to)}`),
    `becomes  ${paper.bold(visible(result.canonical))}`,
    '',
    ...table(
      columns,
      rows.map((row) => styled(row, paper)),
      paper.width,
    ),
  ];
  return { text: `${lines.join('\n')}\n`, ok: true };
}

const columns = [
  { heading: 'about', most: 28 },
  { heading: 'says', most: 6 },
  { heading: '', most: 7 },
  { heading: 'rule', most: 40 },
  { heading: 'file', most: 36 },
];

interface Line {
  readonly about: string;
  readonly says: string;
  readonly decides: boolean;
  readonly rule: string;
  readonly file: string;
}

type Placed = (rule: string) => string;

const words: Readonly<Record<Saying['does'], string>> = {
  strip: 'goes',
  keep: 'stays',
  seal: 'sealed',
  open: 'opens',
  warn: 'warns',
};

/** The rules that would open a redirector's link; the first that yields a destination does. */
function openings(from: string, opener: string, rules: RuleSet, placed: Placed): Line[] {
  return sayings(from, { ...rules, guards: [], strip: [], keep: [], warnings: [] }).map(({ id, does }) => ({
    about: clipped(visible(from), 28),
    says: words[does],
    decides: id === opener,
    rule: id,
    file: placed(id),
  }));
}

function rowsOf(result: Result, rules: RuleSet, notes: Readonly<Record<string, RuleNotes>>, placed: Placed): Line[] {
  const said = sayings(result.text, rules);
  const line = (about: string, { id, does }: Saying, decides: boolean): Line => ({
    about,
    says: words[does],
    decides,
    rule: id,
    file: placed(id),
  });
  const whole = said
    .filter(({ at }) => at.length === 0)
    .map((saying) => line('whole link', saying, saying.does === 'warn' || saying.id === result.sealed?.rule));
  const parameters = result.decisions.flatMap((decision): Line[] => {
    const { name, value, part, action, rule } = decision;
    const where = part === 'query' ? '' : ` (${part})`;
    const about = visible(`${clipped(`${name}${value === '' ? '' : `=${value}`}`, 28 - where.length)}${where}`);
    const here = said.filter(({ at }) => at.includes(placeOf(decision)));
    if (here.length === 0 && !Object.hasOwn(notes, rule))
      return [{ about, says: action === 'keep' ? 'stays' : 'goes', decides: false, rule: 'no rule', file: '' }];
    return here.map((saying) => line(about, saying, saying.id === rule));
  });
  return [...whole, ...parameters];
}

function styled({ about, says, decides, rule, file }: Line, { bold, dim }: Paper): Row {
  return { cells: [about, says, decides ? 'decides' : '', rule, file], style: decides ? bold : dim };
}
