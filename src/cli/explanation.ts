import type { Decision, Result, Step } from '../index';
import { table, type Row } from './table';
import { clipped, visible, widthOf, wrapped } from './width';

/** The terminal that is written to. */
export interface Paper {
  readonly width: number;
  readonly colour: boolean;
}

/** A value or a link inside a sentence is cut after so many columns. */
const longestValue = 60;
const longestChange = 120;

/** Everything about one link, for people: the link, what became of it, and why, as a table. */
export function explanation(result: Result, paper: Paper): string {
  const blocks = [head(result, paper), parameters(result, paper), steps(result, paper), warnings(result, paper)];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

function head({ input, canonical, changed, sealed, decisions, policy }: Result, paper: Paper): string[] {
  const removed = decisions.filter(({ action }) => action === 'strip').length;
  const counts = decisions.length === 0 ? 'No parameters' : `${removed} of ${decisions.length} parameters removed`;
  const lengths = changed ? `, ${input.length} → ${canonical.length} characters` : '';
  return [
    ...(changed ? [labelled('was', visible(input))] : []),
    labelled(changed ? 'now' : 'link', bold(paper, visible(canonical))),
    labelled('', `${counts}${lengths}.`),
    ...(sealed
      ? wrapped(`${sealed.reason} [${sealed.rule}]`, paper.width - label).map((line) => labelled('', line))
      : []),
    labelled('', `Policy ${policy}`),
  ];
}

const label = 6;

/** Links are not wrapped, so that they can be copied. */
const labelled = (name: string, text: string): string => name.padEnd(label) + text;

function parameters({ decisions, sealed }: Result, paper: Paper): string[] {
  if (decisions.length === 0) return [];
  const narrow = Math.max(10, Math.floor(paper.width / 4));
  const columns = [
    { heading: '', most: 8 },
    { heading: 'parameter', most: narrow },
    { heading: 'value', most: narrow },
    { heading: 'layer', most: 10 },
    { heading: 'reason', most: paper.width },
  ];
  return table(
    columns,
    // What holds for the whole link was said above.
    decisions.map((decision) => row(decision, sealed ? '' : reasonOf(decision), paper)),
    paper.width,
  );
}

function row({ action, name, value, part, layer }: Decision, reason: string, paper: Paper): Row {
  const where = part === 'query' ? '' : ` (${part})`;
  return {
    cells: [
      action === 'keep' ? 'stays' : 'goes',
      `${visible(clipped(name, longestValue))}${where}`,
      visible(clipped(value, longestValue)),
      layer,
      reason,
    ],
    ...(paper.colour && action === 'strip' && { style: dim }),
  };
}

/** The reason as a sentence, and what else is known of the rule. */
function reasonOf({ reason, layer, rule, vendor, class: kind }: Decision): string {
  const named = vendor === undefined || reason.includes(vendor) ? [] : [vendor];
  const known = [...(kind ? [kind] : []), ...named, ...(rule === layer ? [] : [rule])];
  return known.length === 0 ? reason : `${reason} [${known.join(', ')}]`;
}

function steps(result: Result, paper: Paper): string[] {
  return result.steps.flatMap(({ kind, reason, clause, from, to }) => [
    ...wrapped(`${stepName[kind]}: ${reason} [${clause}]`, paper.width),
    ...change(visible(clipped(from, longestChange)), visible(clipped(to, longestChange)), paper),
  ]);
}

function change(from: string, to: string, { width }: Paper): string[] {
  const after = `→ ${to === '' ? '(nothing)' : to}`;
  const line = `  ${from} ${after}`;
  return widthOf(line) <= width ? [line] : [`  ${from}`, `  ${after}`];
}

const stepName: Readonly<Record<Step['kind'], string>> = {
  unwrap: 'opened',
  fragment: 'fragment',
  grammar: 'spelling',
};

function warnings(result: Result, paper: Paper): string[] {
  return result.warnings.flatMap(({ reason }) => wrapped(`warning: ${visible(reason)}`, paper.width));
}

const bold = ({ colour }: Paper, text: string) => (colour ? `\u001b[1m${text}\u001b[22m` : text);
const dim = (text: string) => `\u001b[2m${text}\u001b[22m`;
