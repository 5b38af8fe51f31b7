import { execFileSync, spawn } from 'node:child_process';

/** A screen that nobody sees, with a mouse and a keyboard: what is done there is done for real. */
export interface Display {
  readonly name: string;
  /** @returns what xdotool prints; '' when it finds nothing */
  xdotool(...words: readonly (string | number)[]): string;
  close(): void;
}

export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const name = await new Promise<string>((resolve, reject) => {
    server.on('error', () => reject(new Error('Xvfb is not installed.')));
    server.on('exit', () => reject(new Error('Xvfb ended.')));
    server.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return {
    name,
    xdotool(...words) {
      try {
        const options = { env: { ...process.env, DISPLAY: name }, encoding: 'utf8', stdio: 'pipe' } as const;
        return execFileSync('xdotool', words.map(String), options).trim();
      } catch (error) {
        if (error instanceof Error && 'status' in error && error.status === 1) return '';
        throw error;
      }
    },
    close: () => void server.kill(),
  };
}
