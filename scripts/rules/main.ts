import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { add } from './add/add';
import { check } from './check';
import { paperFor } from './paper';
import { reportText } from './report';
import { readSources } from './sources';
import { runTriage } from './triage/command';
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
npm run rules -- triage FILE turns a report into a case that fails, and proposes a change

--folder DIR  works on the rule files of another folder
--about NAME  what a report is about, where it does not say (triage)
--cases FILE  writes the case to another file (triage)
`;

/** Does what the arguments ask for. @returns the exit code: 0, 1 where there are faults, 2 for wrong usage */
export async function main(args: readonly string[], { env, stdin, stdout, stderr }: Surroundings): Promise<number> {
  const { options, words } = readArguments(args);
  const folder = options['--folder'] ?? join(root, 'public/rules');
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
  if (command === 'triage' && link !== undefined && more.length === 0) {
    const casesFile = options['--cases'] ?? join(root, 'test/fixtures/links.jsonl');
    const given = { file: link, sources: readSources(folder), casesFile, about: options['--about'] };
    return runTriage(given, { stdout, stderr });
  }
  if (command === 'add' && link === undefined) return add(folder, { stdin, stdout }, paper);
  stderr.write(command === 'try' ? `Say which link, in quotes: npm run rules -- try 'LINK'\n` : usage);
  return 2;
}

const named = ['--folder', '--about', '--cases'] as const;

/** Options with their values, and the words around them. */
function readArguments(args: readonly string[]) {
  const options: Partial<Record<(typeof named)[number], string>> = {};
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const option = named.find((one) => one === word);
    const value = args[at + 1];
    if (option === undefined || value === undefined) words.push(word);
    else {
      options[option] = value;
      at++;
    }
  }
  return { options, words };
}
