import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The public suites are not part of this project. PLAINLINK_SUITES names the folder that holds them (`wpt/…`,
 * `rfc3986/…`), PLAINLINK_CASES the one with `grammar.jsonl`; without it, the folder `cases` beside the suites.
 */
const folder = process.env['PLAINLINK_SUITES'];
const cases = process.env['PLAINLINK_CASES'] ?? (folder && join(dirname(folder), 'cases'));

const names = [
  'urltestdata',
  'urltestdata-javascript-only',
  'urltestdata, other schemes and relative references',
  'toascii',
  'IdnaTestV2',
  'percent-encoding',
  'rfc3986_equivalence',
  'rfc3986_5.4',
  'grammar',
] as const;
type Suite = (typeof names)[number];

/** Path of a suite's file; undefined, with a line that says so, when it is not there. */
export const suiteFile = (path: string): string | undefined => present(folder, 'PLAINLINK_SUITES', path);
export const casesFile = (path: string): string | undefined => present(cases, 'PLAINLINK_CASES', path);

/** @param from the folder that the variable names */
export function present(from: string | undefined, variable: string, path: string): string | undefined {
  const file = from === undefined ? undefined : join(from, path);
  if (file !== undefined && existsSync(file)) return file;
  console.log(`skipped: ${path} (${from === undefined ? `${variable} is not set` : 'there is no such file'})`);
  return undefined;
}

/** Rows of a JSON file of the web platform tests: strings among them are comments. */
export function rowsOf<Row>(file: string): Row[] {
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(all)) throw new TypeError(`${file}: expected a list`);
  return all.filter((row) => typeof row === 'object');
}

/** A row that differs from its suite on purpose. */
export interface Known {
  readonly suite: Suite;
  readonly input: string;
  readonly reason: string;
}

/** Reads the lines of `known.jsonl`; a line without a reason, or of a suite that nobody asks, is a fault of the list. */
export function readKnown(lines: string): readonly Known[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { suite, input, reason }: Partial<Record<keyof Known, string>> = JSON.parse(line);
      if (!isSuite(suite)) throw new TypeError(`known.jsonl: no suite of that name in ${line}`);
      if (input === undefined || !reason?.trim())
        throw new TypeError(`known.jsonl: input or reason is missing in ${line}`);
      return { suite, input, reason };
    });
}

/**
 * What is wrong with a list of known differences.
 * @param found differences by input
 * @returns those that are not listed, and those that are listed and no longer there
 */
export function judge(found: ReadonlyMap<string, string>, listed: readonly string[]) {
  const unknown = [...found].filter(([input]) => !listed.includes(input));
  return {
    unknown: unknown.map(([input, difference]) => `${JSON.stringify(input)}: ${difference}`),
    gone: listed.filter((input) => !found.has(input)),
  };
}

const isSuite = (name: string | undefined): name is Suite => names.some((suite) => suite === name);

const known = readKnown(readFileSync(fileURLToPath(new URL('known.jsonl', import.meta.url)), 'utf8'));

/**
 * A test that the rows agree, save those that `known.jsonl` lists for the suite: a difference that is not listed
 * fails, and so does one that is listed and no longer there.
 * @param suite its name in `known.jsonl`
 * @param rows those that are about a link by itself
 * @param differs what is wrong with a row, null when nothing is
 * @param left how many rows of the suite are not in `rows`, and why
 */
export function agrees<Row>(
  suite: Suite,
  rows: readonly Row[],
  inputOf: (row: Row) => string,
  differs: (row: Row) => string | null,
  left = '',
): void {
  test(`${suite}: no difference that is not known`, () => {
    const found = new Map<string, string>();
    for (const row of rows) {
      const difference = differs(row);
      if (difference !== null) found.set(inputOf(row), difference);
    }
    const listed = known.filter((entry) => entry.suite === suite).map(({ input }) => input);
    console.log(
      `${suite}: ${rows.length} rows, ${found.size} differ, ${listed.length} of them known${left && `; ${left}`}`,
    );
    expect(judge(found, listed)).toEqual({ unknown: [], gone: [] });
    expect(rows.length).toBeGreaterThan(0);
  });
}
