import { createInterface } from 'node:readline';

/** The person has gone: Ctrl+C, or the end of what was piped in. */
export class Stopped extends Error {}

/** Where questions are put, and from where answers come. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
}

export interface Question<Answer> {
  readonly text: string;
  /** Choices, or whatever else helps; a line each. */
  readonly help?: readonly string[];
  /** What Enter alone stands for. */
  readonly suggestion?: string | undefined;
  /** The answer as it is used, or what is wrong with it. */
  readonly read: (answer: string) => Read<Answer>;
}

export type Read<Answer> = { readonly value: Answer } | { readonly fault: string };

export interface Dialogue {
  say(text: string): void;
  /** Asks until the answer is a good one. @throws Stopped when none comes any more */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
  close(): void;
}

export function dialogueOn({ stdin, stdout }: Streams): Dialogue {
  const terminal = stdin.isTTY === true;
  const lines = createInterface({ input: stdin, output: stdout, terminal, prompt: '> ' });
  // A line that comes before it is asked for waits in the iterator.
  const answers = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  const say = (text: string) => void stdout.write(`${text}\n`);
  const next = async () => {
    lines.prompt();
    const { value, done } = await answers.next();
    if (done) throw new Stopped();
    if (!terminal) say(value);
    return String(value).trim();
  };
  return {
    say,
    async ask({ text, help = [], suggestion, read }) {
      say(['', text, ...help.map((line) => `  ${line}`)].join('\n'));
      if (suggestion !== undefined) say(`  [Enter] ${suggestion}`);
      for (;;) {
        const given = await next();
        const answer = given === '' ? (suggestion ?? '') : given;
        const result = read(answer);
        if ('value' in result) return result.value;
        say(`  ${result.fault}`);
      }
    },
    close: () => lines.close(),
  };
}
