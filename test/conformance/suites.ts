import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The public suites are not part of this project. PLAINLINK_SUITES names the folder that holds them (`wpt/…`,
 * `rfc3986/…`), PLAINLINK_CASES the one with `grammar.jsonl`; without it, the folder `cases` beside the suites.
 */
const suites = process.env['PLAINLINK_SUITES'];
const cases = process.env['PLAINLINK_CASES'] ?? (suites && join(dirname(suites), 'cases'));

/** Path of a suite's file; undefined, with a line that says so, when it is not there. */
export const suiteFile = (path: string): string | undefined => present(suites, 'PLAINLINK_SUITES', path);
export const casesFile = (path: string): string | undefined => present(cases, 'PLAINLINK_CASES', path);

function present(folder: string | undefined, variable: string, path: string): string | undefined {
  const file = folder === undefined ? undefined : join(folder, path);
  if (file !== undefined && existsSync(file)) return file;
  console.log(`skipped: ${path} (${folder === undefined ? `${variable} is not set` : 'there is no such file'})`);
  return undefined;
}

/** Rows of a JSON file of the web platform tests: strings among them are comments. */
export function rowsOf<Row>(file: string): Row[] {
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(all)) throw new TypeError(`${file}: expected a list`);
  return all.filter((row) => typeof row === 'object');
}

interface Known {
  readonly suite: string;
  readonly input: string;
  readonly reason: string;
}

const known = readFileSync(fileURLToPath(new URL('known.jsonl', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Known => JSON.parse(line));

/**
 * A test that the rows agree, save those that `known.jsonl` lists for the suite: a difference that is not listed
 * fails, and so does one that is listed and no longer there.
 * @param suite name of the suite in `known.jsonl`
 * @param differs what is wrong with a row, null when nothing is
 */
export function agrees<Row>(
  suite: string,
  rows: readonly Row[],
  inputOf: (row: Row) => string,
  differs: (row: Row) => string | null,
): void {
  test(`${suite}: no difference that is not known`, () => {
    const found = new Map<string, string>();
    for (const row of rows) {
      const difference = differs(row);
      if (difference !== null) found.set(inputOf(row), difference);
    }
    const listed = known.filter((entry) => entry.suite === suite).map(({ input }) => input);
    console.log(`${suite}: ${rows.length} rows, ${found.size} differ, ${listed.length} of them known`);
    const unknown = [...found].filter(([input]) => !listed.includes(input));
    expect(unknown.map(([input, difference]) => `${JSON.stringify(input)}: ${difference}`)).toEqual([]);
    expect(listed.filter((input) => !found.has(input))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
}
