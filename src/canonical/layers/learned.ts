import { HostIndex } from '../../rules/hosts';
import { type Candidate, opine } from '../opinion';
import type { Learned, LearnedVerdict } from '../types';

export type LearnedIndex = HostIndex<readonly LearnedVerdict[]>;

/** Verdicts by host, from either form of learned data. */
export function indexLearned(learned: Learned | undefined): LearnedIndex {
  const index: LearnedIndex = new HostIndex();
  for (const [host, verdicts] of Object.entries(verdictsByHost(learned ?? {})))
    index.add([host.toLowerCase()], verdicts);
  return index;
}

/** Verdicts by host, whichever form they come in. */
export function verdictsByHost(learned: Learned): Readonly<Record<string, readonly LearnedVerdict[]>> {
  if (isVersioned(learned)) return learned.sites;
  return Object.fromEntries(
    Object.entries(learned).map(([host, names]) => [
      host,
      names.map((parameter) => ({ parameter, verdict: 'content' as const })),
    ]),
  );
}

const isVersioned = (learned: Learned): learned is Extract<Learned, { version: 1 }> =>
  'version' in learned && learned.version === 1;

/** What the evidence says of this parameter, and among which names. */
export function learnedSays(
  name: string,
  verdicts: readonly LearnedVerdict[],
  verdict: 'content' | 'neutral',
): Candidate[] {
  return verdicts
    .filter((one) => one.verdict === verdict && one.parameter === name)
    .map(({ pattern }) => ({
      opinion:
        verdict === 'content'
          ? opine('keep', 'learned', 'learned:content', 'learnedContent')
          : opine('strip', 'learned', 'learned:neutral', 'learnedNeutral', { usual: true }),
      holds: pattern ? ({ names }) => samePattern(pattern, names) : null,
    }));
}

function samePattern(pattern: readonly string[], names: readonly string[]): boolean {
  const there = new Set(names);
  return pattern.every((name) => there.delete(name)) && there.size === 0;
}
