import type { RuleNotes } from '../model';
import type { Finding } from './finding';

/** Rules that do not say where they come from, what they change and what they must not touch. */
export function documentFindings(notes: Readonly<Record<string, RuleNotes>>): Finding[] {
  return Object.entries(notes).flatMap(([rule, { source, samples, spares }]) => [
    ...(source ? [] : [{ rule, field: 'source', message: 'is missing: a public address or issue' }]),
    ...(samples.length > 0
      ? []
      : [{ rule, field: 'samples', message: 'is missing: at least one link that it decides' }]),
    ...(spares.length > 0
      ? []
      : [{ rule, field: 'spares', message: 'is missing: at least one link that it must not touch' }]),
  ]);
}
