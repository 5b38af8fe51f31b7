import type { Guard } from '../rules/bucket';
import type { Candidate, Opinion } from './opinion';
import type { Call, Fits } from './quick/fits';

/** What is known of a name on a site before any link is seen. */
export interface NameRules {
  readonly name: string;
  readonly query: readonly Candidate[];
  readonly fragment: readonly Candidate[];
  /** Guards that the name calls up. */
  readonly guards: readonly Guard[];
  /** What guards of queries ask of other names, too, and this one may meet; null where that is nothing. */
  readonly fits: Fits | null;
  /** The same of those that are interested whatever the path. */
  readonly calls: readonly Call[];
  /** Whether a wrapper here may carry its destination under this name. */
  readonly opens: boolean;
  /** What is said of it in a query wherever it stands; null where that depends on the place. */
  readonly always: Opinion | null;
  /** The same where no path condition may match. */
  readonly usual: Opinion | null;
}

/** A name that stays wherever it stands. */
export const STAYS = 1;
/** A name that goes, save where a path condition may match. */
export const GOES = 2;
/** A name that has to be asked about wherever it stands. */
export const ASKS = 4;
/** Beside one of these: guards ask for the name, too. */
export const CALLS = 8;

/** Beside CALLS: one of them may seal a link for the sake of this name alone, whatever its path. */
export const SUFFICES = 32;

/** Which of these a name is. */
export function kindOf(rules: NameRules | null): number {
  if (rules === null) return STAYS;
  const { opens, fits, always, usual, query } = rules;
  const suffices = rules.calls.some(({ guard, bits }) => (guard.presumed | bits) === guard.all);
  const calls = fits === null ? 0 : suffices ? CALLS | SUFFICES : CALLS;
  if (opens) return ASKS | calls;
  const opinion = always ?? usual;
  if (opinion?.action === 'strip') return GOES | calls;
  return (query.length === 0 || always !== null ? STAYS : ASKS) | calls;
}

/** Whether a name may go though it stands where no site would look for it. */
export const goesAnywhere = (rules: NameRules | null): boolean =>
  rules !== null && rules.query.some(({ opinion }) => opinion.action === 'strip' && !opinion.usual);

/** Most names mean on a site what they mean everywhere: then both share one answer, which fewer caches have to hold. */
export const saysTheSame = (a: NameRules, b: NameRules): boolean =>
  a.opens === b.opens &&
  a.guards.length === b.guards.length &&
  sameFits(a.fits, b.fits) &&
  sameCandidates(a.query, b.query) &&
  sameCandidates(a.fragment, b.fragment);

const sameFits = (a: Fits | null, b: Fits | null): boolean =>
  a === b || (a !== null && b !== null && a.size === b.size && [...a.keys()].every((guard) => b.has(guard)));

const sameCandidates = (a: readonly Candidate[], b: readonly Candidate[]): boolean =>
  a.length === b.length &&
  a.every(({ opinion, holds }, i) => holds === b[i]?.holds && opinion.rule === b[i]?.opinion.rule);
