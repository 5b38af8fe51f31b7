import { computed, signal } from '@preact/signals';
import type { Decision, Result } from '../../src/index';
import { browser } from '../platform/browser';
import { refusalText } from '../platform/refusals';
import { t } from '../platform/i18n';
import { readStart, type ReportStart } from '../platform/reports/open';
import { ask } from '../ui/ask';
import type { Choices } from './choices';
import { factLines } from './format';
import { knowledgeOf } from './knowledge';
import { hostPattern } from './host-pattern';
import { secretsIn, type Knowledge, type Secret } from './secrets';
import { reportText, rewritten } from './wording';

/** What the page shows as a whole. */
export type Phase =
  | { readonly is: 'reading' }
  | { readonly is: 'nothing' }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'ready'; readonly result: Result };

export const phase = signal<Phase>({ is: 'reading' });
export const choices = signal<Choices>({ kind: 'broke', about: null, host: 'pattern', path: 'shape', shown: [] });
/** What would be sent: nothing else is. */
export const title = signal('');
export const text = signal('');

const knowledge = signal<Knowledge | null>(null);
const { version } = browser.runtime.getManifest();

/** What in title and text has to go before either may leave. */
export const secrets = computed<readonly Secret[]>(() =>
  knowledge.value ? secretsIn(text.value, knowledge.value) : [],
);
export const titleSecrets = computed<readonly Secret[]>(() =>
  knowledge.value ? secretsIn(title.value, knowledge.value) : [],
);

/** Reads what the page was opened for, asks the worker about the link, and writes the first text. */
export async function load(): Promise<void> {
  phase.value = { is: 'reading' };
  try {
    const [start, { shippedRules }] = await Promise.all([readStart(location.hash.slice(1)), import('virtual:rules')]);
    knowledge.value = knowledgeOf(shippedRules);
    phase.value = start ? await begin(start) : { is: 'nothing' };
  } catch (error) {
    phase.value = { is: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
}

async function begin({ link, name, kind }: ReportStart): Promise<Phase> {
  const answer = await ask('explain', { text: link });
  if (!answer.ok) return { is: 'failed', text: answer.text };
  const { result } = answer.value;
  if ('error' in result) return { is: 'failed', text: refusalText(result.error.code) };
  choices.value = { ...choices.value, kind, about: aboutIn(result.decisions, name, kind) };
  title.value = titleFor(result, choices.value);
  text.value = reportText(t(`report_words_${wordsKey(kind)}`), factLines(result, version, choices.value));
  return { is: 'ready', result };
}

/** The decision that a name means: the first that fits what is wrong, or the first at all. */
function aboutIn(decisions: readonly Decision[], name: string | undefined, kind: Choices['kind']): number | null {
  const wanted = kind === 'broke' ? 'strip' : 'keep';
  const fits = decisions.findIndex((decision) => decision.name === name && decision.action === wanted);
  const any = fits < 0 ? decisions.findIndex((decision) => decision.name === name) : fits;
  return any < 0 ? null : any;
}

/** Makes another choice, and brings title and text up to date where the person did not change them. */
export function choose(patch: Partial<Choices>): void {
  const now = phase.value;
  if (now.is !== 'ready') return;
  const before = choices.value;
  const next = { ...before, ...patch };
  if (title.value === titleFor(now.result, before)) title.value = titleFor(now.result, next);
  const words = [t(`report_words_${wordsKey(before.kind)}`), t(`report_words_${wordsKey(next.kind)}`)] as const;
  const facts = rewritten(text.value, factLines(now.result, version, before), factLines(now.result, version, next));
  text.value = facts.startsWith(words[0]) ? words[1] + facts.slice(words[0].length) : facts;
  choices.value = next;
}

const wordsKey = (kind: Choices['kind']) => (kind === 'broke' ? 'broke' : 'left_in');

// In English, as the forms are: those who read it need not have the person's language.
function titleFor({ host, decisions }: Result, { kind, about, host: whole }: Choices): string {
  const site = whole === 'whole' ? host : hostPattern(host);
  const rule = about === null ? undefined : decisions[about]?.rule;
  const what = rule === undefined || rule === 'default' || rule.includes(':') ? '' : `, ${rule}`;
  return `${kind === 'broke' ? 'Broken' : 'Left in'}: ${site}${what}`;
}
