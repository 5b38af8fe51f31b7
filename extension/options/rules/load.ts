import type { RuleNotes, RuleSet } from '../../../src/index';
import { browser } from '../../platform/browser';

/** The shipped rules, with what documents them by rule id. */
export interface Documented {
  readonly rules: RuleSet;
  readonly notes: Readonly<Record<string, RuleNotes>>;
}

/**
 * Reads the rules and their notes when the page is opened: nothing else of the extension needs the notes.
 * @throws when the browser cannot read a file of the extension
 */
export async function loadRules(): Promise<Documented> {
  const [{ shippedRules }, notes] = await Promise.all([import('virtual:rules'), loadNotes()]);
  return { rules: shippedRules, notes };
}

async function loadNotes(): Promise<Documented['notes']> {
  const file = await fetch(browser.runtime.getURL('rule-notes.json'));
  // The build wrote it out of files that were checked.
  return (await file.json()) as Documented['notes'];
}
