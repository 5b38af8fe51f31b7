import type { RuleNotes } from '../model';
import type { Finding } from './finding';

/** Rules that do not say where they come from, what they change and what they must not touch. */
export function documentFindings(notes: Readonly<Record<string, RuleNotes>>): Finding[] {
  return Object.entries(notes).flatMap(([rule, { source, samples, spares }]) => [
    ...(source
      ? []
      : [
          {
            rule,
            field: 'source',
            message: 'is missing: a public address or issue',
            advice: 'Add "source": where anybody can read why, or an issue (owner/project#1).',
          },
        ]),
    ...(samples.length > 0
      ? []
      : [
          {
            rule,
            field: 'samples',
            message: 'is missing: at least one link that it decides',
            advice: 'Add "samples": a link as you met it, with the answer that you want.',
          },
        ]),
    ...(spares.length > 0
      ? []
      : [
          {
            rule,
            field: 'spares',
            message: 'is missing: at least one link that it must not touch',
            advice: 'Add "spares": a link that looks alike, with the name on another site or as a value.',
          },
        ]),
  ]);
}
