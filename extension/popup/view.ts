import type { Decision, PolicyName, RefusalCode, Result, Seal, Step, UserEntry } from '../../src/index';
import type { Explained } from '../platform/messages';
import type { Piece } from '../ui/LinkText';
import { linkPieces } from '../ui/pieces';

/** How things stand with the link, in the order in which they are looked at. Each has a sentence of its own. */
export type Standing =
  | { readonly is: 'refused'; readonly code: RefusalCode }
  | { readonly is: 'paused' }
  | { readonly is: 'alone' }
  | { readonly is: 'sealed'; readonly seal: Seal }
  | { readonly is: 'dirty'; readonly unwrapped: boolean }
  | { readonly is: 'tidied' }
  | { readonly is: 'clean' }
  | { readonly is: 'bare' };

/** What a person may do about one parameter on this site. */
export type Choice = 'keep' | 'strip' | 'forget';

export interface Row {
  /** Its place among all decisions: the same before and after a choice. */
  readonly index: number;
  readonly decision: Decision;
  readonly choice: Choice | null;
  /** Shown beside the reason where the reason does not name it. */
  readonly vendor: string | null;
  /** The rule that decided, where it is one that the options show and the reason is said here. */
  readonly rule: string | null;
  /** Whether the reason is that of the whole link, which is said above all rows. */
  readonly told: boolean;
}

/** Everything that the popup shows about one link, ready to be drawn. */
export interface View {
  readonly standing: Standing;
  /** The host that the person's choices hold for; null when the text is no link. */
  readonly site: string | null;
  readonly alone: boolean;
  readonly guardLifted: boolean;
  /** A policy under which a person's choices do not count. */
  readonly otherPolicy: Exclude<PolicyName, 'share'> | null;
  readonly pieces: readonly Piece[];
  /** What the main button copies, and what went in. */
  readonly copy: string;
  readonly original: string;
  readonly before: number;
  readonly after: number;
  readonly total: number;
  readonly removed: number;
  readonly rows: readonly Row[];
  /** Rows that are not shown for want of room. */
  readonly rowsLeftOut: number;
  readonly result: Result | null;
  readonly steps: readonly Step[];
  readonly stepsOpen: boolean;
}

const roomForRows = 200;

/** The worker's answer about a link, as the popup shows it. */
export function viewOf({ result, siteState, settings }: Explained): View {
  const base = {
    site: siteState?.entryHost ?? null,
    alone: siteState?.entry.alone === true,
    guardLifted: siteState?.entry.liftGuard === true,
    otherPolicy: settings.policy === 'share' ? null : settings.policy,
    original: result.input,
    before: characters(result.input),
  };
  if ('error' in result)
    return { ...base, ...nothingRead(result.input), standing: { is: 'refused', code: result.error.code } };
  if (settings.paused) return { ...base, ...nothingRead(result.input), standing: { is: 'paused' } };

  const standing = standingOf(result);
  const mayChoose = settings.policy === 'share' && !result.sealed && siteState !== null;
  const reasonsOfAll = new Set(['everythingKept', result.sealed?.message.id]);
  const rows = result.decisions.map((decision, index) => ({
    index,
    decision,
    choice: mayChoose ? choiceFor(decision, siteState.entry) : null,
    vendor: unnamedVendor(decision),
    rule: reasonsOfAll.has(decision.message.id) ? null : shownRule(decision),
    told: reasonsOfAll.has(decision.message.id),
  }));
  return {
    ...base,
    standing,
    pieces: linkPieces(result),
    copy: result.canonical,
    after: characters(result.canonical),
    total: result.decisions.length,
    removed: removedBy(result),
    rows: rows.toSorted(removedFirst).slice(0, roomForRows),
    rowsLeftOut: Math.max(0, rows.length - roomForRows),
    result,
    steps: result.steps,
    stepsOpen: result.steps.some(({ kind }) => kind !== 'grammar'),
  };
}

/** How many parameters go; what the badge counts. */
export function removedBy(result: Result): number {
  return result.decisions.filter(({ action }) => action === 'strip').length;
}

function nothingRead(text: string) {
  return {
    pieces: [{ text, goes: false }],
    copy: text,
    after: characters(text),
    total: 0,
    removed: 0,
    rows: [],
    rowsLeftOut: 0,
    result: null,
    steps: [],
    stepsOpen: false,
  };
}

function standingOf(result: Result): Standing {
  const removed = removedBy(result);
  if (result.sealed?.by === 'user') return { is: 'alone' };
  if (result.sealed) return { is: 'sealed', seal: result.sealed };
  const unwrapped = result.unwrapped.length > 0;
  if (removed > 0 || unwrapped) return { is: 'dirty', unwrapped };
  if (result.changed) return { is: 'tidied' };
  return { is: result.decisions.length > 0 ? 'clean' : 'bare' };
}

const removedFirst = (a: Row, b: Row): number =>
  Number(a.decision.action === 'keep') - Number(b.decision.action === 'keep');

function choiceFor({ name, action }: Decision, entry: UserEntry): Choice {
  if (entry.keep?.includes(name) || entry.strip?.includes(name)) return 'forget';
  return action === 'strip' ? 'keep' : 'strip';
}

/** null where no shipped rule decided: the person, a list of names, what was learned, or nobody. */
export function shownRule({ rule, layer }: Pick<Decision, 'rule' | 'layer'>): string | null {
  const named = layer !== 'default' && layer !== 'learned' && !rule.includes(':');
  return named && rule !== 'block' && rule !== 'too-deep' ? rule : null;
}

function unnamedVendor({ vendor, message }: Decision): string | null {
  return vendor === undefined || vendor === message.args.vendor ? null : vendor;
}

function characters(text: string): number {
  return [...text].length;
}
