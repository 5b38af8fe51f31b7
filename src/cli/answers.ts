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

/** The answers that `clean` gives with these switches. */
export function answers(engine: Engine, { json, text }: Switches): Answers {
  const wrap = (refusal: LineRefusal) => JSON.stringify(text ? [refusal] : refusal);
  if (text && json) return { toLine: (line) => JSON.stringify(cleanText(engine, line).results), toRefusal: wrap };
  if (text) return { toLine: (line) => cleanText(engine, line).text, toRefusal: null };
  if (json) return { toLine: (line, refuse) => explained(engine, line, refuse), toRefusal: wrap };
  return { toLine: (line, refuse) => cleaned(engine, line, refuse), toRefusal: null };
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

function explained(engine: Engine, line: string, refuse: Refuse): string {
  const result = engine.explain(line);
  if ('error' in result) refuse(result.error);
  return JSON.stringify(result);
}
