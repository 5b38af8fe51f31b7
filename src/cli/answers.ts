import { cleanText, type Engine, type Refusal } from '../index';

/** Is told of a link that was refused; the line goes on. */
export type Refuse = (error: Refusal['error']) => void;

/** A refusal as it is printed: of a line that is no text or too long, `input` cannot be the whole. */
export interface LineRefusal extends Refusal {
  /** The bytes of a line that is not UTF-8; its `input` has \uFFFD where they are no characters. */
  readonly inputBase64?: string;
  /** `input` is the start of the line only. */
  readonly inputCut?: true;
}

/** What `clean` was told about its answers. */
export interface Switches {
  readonly json: boolean;
  readonly text: boolean;
}

/** How lines are answered: one text for each, without its line end. */
export interface Answers {
  /** The answer to a line that is text. */
  toLine(line: string, refuse: Refuse): string;
  /** What is printed for a refusal; null: the line itself, byte for byte. */
  toRefusal: ((refusal: LineRefusal) => string) | null;
}

/** More than this in one line is cleaned, but not explained: the answer would be hundreds of megabytes long. */
const mostExplained = 250_000;

/** The answers that `clean` gives with these switches. */
export function answers(engine: Engine, { json, text }: Switches): Answers {
  const wrap = (refusal: LineRefusal) => JSON.stringify(text ? [refusal] : refusal);
  if (text && !json) return { toLine: (line) => cleanText(engine, line).text, toRefusal: null };
  if (!json) return { toLine: (line, refuse) => cleaned(engine, line, refuse), toRefusal: null };
  const explain = text ? (line: string) => cleanText(engine, line).results : engine.explain;
  return {
    toLine(line, refuse) {
      const found = isTooMuch(line) ? tooMuch(line) : explain(line);
      if ('error' in found) refuse(found.error);
      return 'error' in found && text ? wrap(found) : JSON.stringify(found);
    },
    toRefusal: wrap,
  };
}

/** A link for certain, seen without reading it: its host ends in letters, and nothing that could spoil it stands before. */
const plainlyLink = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]+(?:[/?#]|$)/;

function cleaned(engine: Engine, line: string, refuse: Refuse): string {
  const clean = engine.canonical(line);
  if (clean === line && !plainlyLink.test(line) && engine.key(line) === '') {
    const result = engine.explain(line);
    if ('error' in result) refuse(result.error);
  }
  return clean;
}

/** Whether the line has so many parameters and links that a list of them would not fit. */
function isTooMuch(line: string): boolean {
  if (line.length < mostExplained) return false;
  let found = 0;
  for (const mark of ['&', ';', '://'])
    for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) found += 1;
  return found > mostExplained;
}

function tooMuch(line: string): LineRefusal {
  const message = `Too long: more than ${mostExplained.toLocaleString('en')} parameters are not explained.`;
  return { input: line.slice(0, 1000), error: { code: 'too-long', message }, inputCut: true };
}
