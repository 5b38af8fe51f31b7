import { read } from '../platform/shape';
import { historyShape } from '../ui/history/shape';
import type { History } from '../platform/history/history';

/** The backup with recent copies in it; older versions, and the command line, read past them. */
export function withHistory(text: string, history: History): string {
  return `${JSON.stringify({ ...Object(JSON.parse(text)), history }, null, 2)}\n`;
}

/** @returns null where a file has no recent copies; 'strange' where it has them in a form that is not known here */
export function historyIn(text: string): History | 'strange' | null {
  let raw: unknown;
  try {
    raw = Object(JSON.parse(text)).history;
  } catch {
    return null;
  }
  if (raw === undefined) return null;
  const found = read(historyShape, raw, 'history');
  return found.ok ? found.value : 'strange';
}
