import { wrapped } from '../../src/cli/width';
import type { RuleFault } from '../../src/rules/fault';
import { budget, type Report } from './check';
import type { Paper } from './paper';
import { lineOf, type Sources } from './sources';

const folder = 'public/rules';

/** Every fault with its file, line, rule and what to do; at the end a line that counts. */
export function reportText({ faults, counts }: Report, { files }: Sources, paper: Paper): string {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const { rules, samples, spares, bytes } = counts;
  const sizes = `${kB(bytes)} of ${kB(budget)} kB`;
  const read =
    rules === 0
      ? `${counts.files} files`
      : `${rules} rules in ${counts.files} files, ${samples} samples, ${spares} spares, ${sizes}`;
  const found =
    faults.length === 0 ? 'no faults' : paper.red(faults.length === 1 ? '1 fault' : `${faults.length} faults`);
  return [...faults.map((fault) => faultBlock(fault, texts, paper)), `${read}: ${found}.\n`].join('\n');
}

function faultBlock(
  { file, rule, field, message, advice }: RuleFault,
  texts: ReadonlyMap<string, string>,
  paper: Paper,
) {
  const line = rule === undefined ? undefined : lineOf(texts.get(file) ?? '', rule);
  const place = file === '' ? folder : `${folder}/${file}${line === undefined ? '' : `:${line}`}`;
  const where = [rule && `rule ${rule}`, field].filter(Boolean).join(', ');
  const indented = (text: string, first: string) =>
    wrapped(text, paper.width - 4).map((each, index) => `${index === 0 ? first : ' '.repeat(first.length)}${each}`);
  return [
    [paper.bold(place), where].filter(Boolean).join('  '),
    ...indented(message, '  '),
    ...indented(advice, '  → '),
    '',
  ].join('\n');
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
