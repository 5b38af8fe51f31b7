import type { Row } from './row';

/** What a file says of one link. */
interface Line {
  readonly link: string;
  readonly clean: string;
  readonly site: string;
  readonly text: string;
  readonly times: number;
  readonly removed: readonly string[];
  readonly kept: readonly string[];
  readonly vendors: readonly string[];
  readonly layers: readonly string[];
  readonly sealed: boolean;
  readonly redirect: boolean;
}

/** Links as JSON: an array of objects. */
export function asJson(rows: readonly Row[]): string {
  return `${JSON.stringify(rows.map(lineOf), null, 2)}\n`;
}

/**
 * Links as CSV with a line of names (RFC 4180). What a spreadsheet would take for a formula is led by an apostrophe,
 * which spreadsheets take for "this is text": a page writes what stands in these cells.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function asCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => Object.values(lineOf(row)).map(cell));
  // Spreadsheets read UTF-8 only where the file says so at its start.
  return `\uFEFF${[names, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

const names: readonly (keyof Line)[] = [
  'link',
  'clean',
  'site',
  'text',
  'times',
  'removed',
  'kept',
  'vendors',
  'layers',
  'sealed',
  'redirect',
];

function lineOf({ link, text, places, judged }: Row): Line {
  const carried = judged?.carried ?? [];
  return {
    link,
    clean: judged?.clean ?? link,
    site: judged?.site ?? new URL(link).hostname,
    text,
    times: places.size,
    removed: unique(carried.filter(({ goes }) => goes).map(({ name }) => name)),
    kept: unique(carried.filter(({ goes }) => !goes).map(({ name }) => name)),
    vendors: unique(carried.flatMap(({ vendor }) => vendor ?? [])),
    layers: unique(carried.map(({ layer }) => layer)),
    sealed: judged?.sealed ?? false,
    redirect: judged?.opened ?? false,
  };
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

function cell(value: Line[keyof Line]): string {
  const text = typeof value === 'object' ? value.join('; ') : String(value);
  // Also the wide forms, which some spreadsheets read as the narrow ones; and behind blanks, which they leave out.
  const safe = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
