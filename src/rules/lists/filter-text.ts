import type { Entry } from './sorter';

/** A line that is a filter. */
export interface WrittenFilter extends Entry {
  /** Said for other programs than one in a browser, or on a condition. */
  readonly elsewhere: boolean;
}

/** A list of filters, read line by line. */
export interface FilterText {
  readonly title: string | null;
  /** In hours. */
  readonly expires: number | null;
  readonly filters: readonly WrittenFilter[];
}

/** Reads comments, directives and hints, and gives the rest. */
export function readFilterText(text: string): FilterText {
  let title: string | null = null;
  let expires: number | null = null;
  const filters: WrittenFilter[] = [];
  let depth = 0;
  let hinted = false;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (/^!#(?:if|endif)\b/.test(line)) depth = Math.max(0, depth + (line.startsWith('!#if') ? 1 : -1));
    else if (line.startsWith('!#include')) filters.push({ line: i + 1, text: line, elsewhere: true });
    else if (line.startsWith('!+')) hinted ||= isElsewhere(line);
    else if (line.startsWith('!')) {
      title ??= /^!\s*Title:\s*(.+)$/i.exec(line)?.[1] ?? null;
      expires ??= hoursOf(/^!\s*Expires:\s*(.+)$/i.exec(line)?.[1]);
    } else if (!/^\[.*\]$|^#(?![#@?$%])/.test(line)) {
      filters.push({ line: i + 1, text: line, elsewhere: depth > 0 || hinted });
      hinted = false;
    }
  }
  return { title, expires, filters };
}

/** Whether a hint keeps the next line from browsers. */
function isElsewhere(hint: string): boolean {
  const [, not, names = ''] = /\b(NOT_)?PLATFORM\(([^)]*)\)/.exec(hint) ?? [];
  return names !== '' && /\bext_/.test(names) === (not !== undefined);
}

/** `4 days`, `12 hours`, `1d`. */
function hoursOf(text: string | undefined): number | null {
  const [, count, unit = 'd'] = /^(\d+)\s*([dh]?)/i.exec(text ?? '') ?? [];
  return count === undefined ? null : Number(count) * (unit.toLowerCase() === 'h' ? 1 : 24);
}
