import type { Decision, Result, Step } from '../index';
import { table, type Row } from './table';
import { clipped, visible, wrapped } from './width';

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

function head(result: Result, paper: Paper): string[] {
  const { input, canonical, changed, sealed, decisions, policy } = result;
  const removed = decisions.filter(({ action }) => action === 'strip').length;
  const counts = decisions.length === 0 ? 'No parameters' : `${removed} of ${decisions.length} parameters removed`;
  const lengths = changed ? `, ${input.length} → ${canonical.length} characters` : '';
  return [
    ...(changed ? labelled('was', visible(input), paper) : []),
    ...labelled(changed ? 'now' : 'same', bold(paper, visible(canonical))),
    ...labelled('', `${counts}${lengths}, policy ${policy}.`, paper),
    ...(sealed ? labelled('', `${sealed.reason} (${sealed.rule})`, paper) : []),
  ];
}

/** Links are not wrapped, so that they can be copied; sentences are. */
function labelled(label: string, text: string, paper?: Paper): string[] {
  const lines = paper && label === '' ? wrapped(text, paper.width - 6) : [text];
  return lines.map((line, index) => `${(index === 0 ? label : '').padEnd(6)}${line}`);
}

function parameters({ decisions }: Result, paper: Paper): string[] {
  if (decisions.length === 0) return [];
  const narrow = Math.max(10, Math.floor(paper.width / 5));
  const columns = [
    { heading: '', most: 8 },
    { heading: 'parameter', most: narrow },
    { heading: 'value', most: narrow },
    { heading: 'layer', most: 10 },
    { heading: 'reason', most: paper.width },
  ];
  return table(
    columns,
    decisions.map((decision) => row(decision, paper)),
    paper.width,
  );
}

function row({ action, name, value, part, layer, rule, vendor, reason, ...rest }: Decision, paper: Paper): Row {
  const where = part === 'query' ? '' : ` (${part})`;
  const about = [rest.class, reason.includes(vendor ?? reason) ? undefined : vendor, rule === layer ? undefined : rule];
  const known = about.filter((word) => word !== undefined).join(', ');
  return {
    cells: [
      action === 'keep' ? 'stays' : 'goes',
      `${visible(clipped(name, longestValue))}${where}`,
      visible(clipped(value, longestValue)),
      layer,
      known === '' ? reason : `${reason} [${known}]`,
    ],
    ...(paper.colour && action === 'strip' && { style: dim }),
  };
}

function steps(result: Result, paper: Paper): string[] {
  return result.steps.flatMap((step) => [
    ...wrapped(`${stepName[step.kind]}: ${step.reason} [${step.clause}]`, paper.width),
    `  ${visible(clipped(step.from, longestChange))} → ${visible(clipped(step.to, longestChange))}`,
  ]);
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
