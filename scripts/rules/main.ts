import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { add } from './add/add';
import { check } from './check';
import { paperFor } from './paper';
import { reportText } from './report';
import { readSources } from './sources';
import { tryLink } from './try';

/** What a command has of its surroundings. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

const usage = `npm run rules                checks every rule
npm run rules -- try LINK    what each rule says of a link
npm run rules -- add         asks for a rule, and writes it where it belongs

--folder DIR  works on the rule files of another folder
`;

/** Does what the arguments ask for. @returns the exit code: 0, 1 where there are faults, 2 for wrong usage */
export async function main(args: readonly string[], { env, stdin, stdout, stderr }: Surroundings): Promise<number> {
  const { folder, words } = readArguments(args);
  const [command, link, ...more] = words;
  const paper = paperFor(stdout, env);
  if (command === undefined) {
    const sources = readSources(folder);
    const report = check(sources);
    stdout.write(reportText(report, sources, paper));
    return report.faults.length === 0 ? 0 : 1;
  }
  if (command === 'try' && link !== undefined && more.length === 0) {
    const { text, ok } = tryLink(link, readSources(folder), paper);
    (ok ? stdout : stderr).write(text);
    return ok ? 0 : 1;
  }
  if (command === 'add' && link === undefined) return add(folder, { stdin, stdout }, paper);
  stderr.write(command === 'try' ? `Say which link, in quotes: npm run rules -- try 'LINK'\n` : usage);
  return 2;
}

function readArguments(args: readonly string[]) {
  const at = args.indexOf('--folder');
  const named = at < 0 ? undefined : args[at + 1];
  return {
    folder: named ?? join(root, 'public/rules'),
    words: named === undefined ? args : args.toSpliced(at, 2),
  };
}
