import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Sources } from '../sources';
import { triage, type Case } from './triage';

/** What the command was given. */
export interface Triage {
  readonly file: string;
  readonly sources: Sources;
  /** Where cases stand, and where a new one is written. */
  readonly casesFile: string;
  readonly about?: string | undefined;
}

interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Reads a report, says what to do, and writes the case that fails. @returns the exit code */
export function runTriage({ file, sources, casesFile, about }: Triage, { stdout, stderr }: Streams): number {
  if (!existsSync(file)) {
    stderr.write(`There is no file ${file}.\n`);
    return 2;
  }
  const cases = readFileSync(casesFile, 'utf8');
  const { ok, text, case: failing } = triage(readFileSync(file, 'utf8'), sources, readCases(cases), about);
  (ok ? stdout : stderr).write(text);
  if (!failing) return ok ? 0 : 1;
  const line = JSON.stringify(failing);
  if (!cases.split('\n').includes(line)) writeFileSync(casesFile, `${cases.trimEnd()}\n${line}\n`);
  stdout.write(`case     ${casesFile} (it fails until the rules are mended)\n`);
  return 0;
}

/** Cases that were written by an earlier report may still fail. */
const readCases = (text: string): Case[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case)
    .filter(({ why }) => !why.startsWith('reported: '));
