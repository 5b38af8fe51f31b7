import type { WriteStream } from 'node:tty';

/** Where is written to: as wide as the terminal, coloured only on one, and not where the person has asked for none. */
export interface Paper {
  readonly width: number;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
}

export function paperFor(stdout: Partial<Pick<WriteStream, 'isTTY' | 'columns'>>, env: NodeJS.ProcessEnv): Paper {
  const colour = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const style = (on: number, off: number) => (text: string) => (colour ? `\u001b[${on}m${text}\u001b[${off}m` : text);
  const columns = stdout.columns ?? (Number(env['COLUMNS']) || 100);
  return {
    width: Math.min(Math.max(columns, 60), 140),
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
  };
}
