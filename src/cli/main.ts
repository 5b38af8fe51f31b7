import type { Writable } from 'node:stream';
import { shippedRules } from '../rules/shipped';
import { version } from '../../package.json';
import { createEngine, type Engine } from '../index';
import { readArguments, type Command, type EngineArguments } from './arguments';
import { cleanLinks, cleanStream, type Streams } from './clean';
import { comparison } from './comparison';
import { readDataFile } from './data-file';
import { explanation, type Paper } from './explanation';
import { learned } from './learned-file';
import { Misuse } from './misuse';
import { outputTo } from './output';
import { usage } from './usage';
import { userEntries } from './user-file';

/** What a command has of its surroundings. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable;
}

const exit = { well: 0, refused: 1, misuse: 2, failed: 74, same: 0, different: 1, unknown: 3 } as const;

/** Does what the arguments ask for. @returns the exit code */
export async function main(around: Surroundings): Promise<number> {
  const streams = { out: outputTo(around.stdout), err: outputTo(around.stderr) };
  try {
    return await run(readArguments(around.args), around, streams);
  } catch (error) {
    if (!(error instanceof Misuse) && !isSystemError(error)) throw error;
    streams.err.text(`plainlink: ${error.message}\n`);
    if (error instanceof Misuse) streams.err.text('Try: plainlink --help\n');
    await streams.err.flush();
    return error instanceof Misuse ? exit.misuse : exit.failed;
  }
}

async function run(command: Command, around: Surroundings, streams: Streams): Promise<number> {
  switch (command.name) {
    case 'help':
      return print(usage, streams);
    case 'version':
      return print(`plainlink ${version}, rules ${shippedRules.version}\n`, streams);
    case 'clean': {
      const engine = engineFor(command);
      const refused =
        command.links.length > 0
          ? await cleanLinks(engine, command.links, command, streams)
          : await cleanStream(engine, around.stdin, command, streams);
      return refused ? exit.refused : exit.well;
    }
    case 'explain': {
      const result = engineFor(command).explain(command.link);
      if (!('error' in result)) return print(explanation(result, paper(around)), streams);
      streams.err.text(`plainlink: ${result.error.message}\n`);
      await streams.err.flush();
      return exit.refused;
    }
    case 'same': {
      const result = engineFor(command).explainSame(command.a, command.b);
      await print(comparison(result), streams);
      return exit[result.verdict];
    }
  }
}

async function print(text: string, { out }: Streams): Promise<number> {
  out.text(text);
  await out.flush();
  return exit.well;
}

function engineFor({ policy, userFile, learnedFile, block }: EngineArguments): Engine {
  return createEngine({
    rules: shippedRules,
    policy,
    block,
    ...(userFile !== undefined && { user: readDataFile(userFile, userEntries) }),
    ...(learnedFile !== undefined && { learned: readDataFile(learnedFile, learned) }),
  });
}

/** Where the table goes: as wide as the terminal, coloured only on one, and not where the person has asked for none. */
function paper({ env, stdout }: Surroundings): Paper {
  const columns = stdout.columns ?? (Number(env['COLUMNS']) || 100);
  const colour = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return { width: Math.min(Math.max(columns, 60), 160), colour };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
