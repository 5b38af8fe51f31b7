import { parseExpression, type Characters, type Part } from './expression-parse';

/**
 * Whether an expression surely runs in linear time in an engine that backtracks.
 *
 * A repetition is *decided* when no character that it can take can begin what follows: giving one back then fails at
 * once, so all repetitions together are walked once. The subset allows any number of decided ones, and on each path
 * one unbounded one that is undecided (`^.*foo`), if all behind it has a bounded length: each of its n retries then costs a
 * constant. Undecided `?` and `{n,m}` multiply that constant, which is bounded too. A repeated group holds nothing
 * of varying length, and its branches begin differently. Without `^` the search starts anew at each place, so that the
 * length must be bounded. No look-around, no back-references.
 * @returns null, or in plain words why it is refused
 */
export function expressionFault(source: string, ignoreCase = false): string | null {
  const branches = parseExpression(source, ignoreCase);
  if (typeof branches === 'string') return branches;
  try {
    let choices = 0;
    for (const branch of branches) {
      if (branch[0]?.kind !== 'start' && longest(branch) > mostCharacters)
        throw new Error(`without ^ it may match at most ${mostCharacters} characters`);
      choices += measure(branch, atEnd).choices;
    }
    return choices > mostChoices ? `more than ${mostChoices} ways to match one text` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const mostChoices = 64;
const mostCharacters = 500;

/** What can come from some place on. */
interface Rest {
  /** Characters that it can begin with. */
  readonly first: Characters;
  readonly unbounded: boolean;
  /** In how many ways undecided parts can share the text, at most. */
  readonly choices: number;
}

const atEnd: Rest = { first: 0n, unbounded: false, choices: 1 };

function measure(parts: readonly Part[], after: Rest): Rest {
  return parts.reduceRight((rest, part, index) => measurePart(part, rest, index), after);
}

function measurePart(part: Part, after: Rest, index: number): Rest {
  switch (part.kind) {
    case 'start':
      if (index > 0) throw new Error('^ may stand only at the start');
      return after;
    case 'end':
      return { ...after, first: 0n };
    case 'set':
      return { ...after, first: part.characters };
    case 'group':
      return measureGroup(part.branches, after);
    case 'repeat':
      return measureRepeat(part, after);
  }
}

function measureGroup(branches: readonly (readonly Part[])[], after: Rest): Rest {
  const all = branches.map((branch) => ({ branch, rest: measure(branch, after) }));
  // Branches that match one text are none of them apart, so that all of them are near to each of them.
  const ways = all.map((one) =>
    all.reduce((sum, other) => (one !== other && apart(one, other) ? sum : sum + other.rest.choices), 0),
  );
  return {
    first: union(all),
    unbounded: all.some(({ rest }) => rest.unbounded),
    choices: Math.max(...ways),
  };
}

function measureRepeat({ body, min, max }: Extract<Part, { kind: 'repeat' }>, after: Rest): Rest {
  if (body.kind === 'group' && min === 0 && max === 1) return measureGroup([...body.branches, []], after);
  const once = firstOfOnce(body);
  const nullable = min === 0;
  const first = nullable ? once | after.first : once;
  if (min === max) return { ...after, first };
  const decided = (once & after.first) === 0n;
  if (max === Infinity && !decided && after.unbounded)
    throw new Error('two unbounded repetitions can share the same characters');
  const ways = decided || max === Infinity ? 1 : max - min + 1;
  return { first, unbounded: after.unbounded || max === Infinity, choices: after.choices * ways };
}

/** Characters that one round of a quantified part begins with. */
function firstOfOnce(body: Part): Characters {
  if (body.kind === 'set') return body.characters;
  if (body.kind !== 'group') throw new Error('a quantifier after a quantifier, ^ or $');
  if (!body.branches.flat().every(ofOneLength)) throw new Error('a repeated group may hold only characters, {n} and |');
  if (body.branches.some((branch) => branch.length === 0)) throw new Error('a repeated group may not be empty');
  const rounds = body.branches.map((branch) => ({ branch, rest: measure(branch, atEnd) }));
  if (rounds.some((one, index) => rounds.slice(index + 1).some((other) => !apart(one, other))))
    throw new Error('the branches of a repeated group must begin differently');
  return union(rounds);
}

const ofOneLength = (part: Part): boolean =>
  part.kind === 'set' || (part.kind === 'repeat' && part.body.kind === 'set' && part.min === part.max && part.min > 0);

/** A branch of a group, and what begins with it. */
interface Branch {
  readonly branch: readonly Part[];
  readonly rest: Rest;
}

const union = (all: readonly Branch[]): Characters => all.reduce((sum, { rest }) => sum | rest.first, 0n);

/** Whether no text can begin with both, which shows within the single characters that they begin with. */
function apart(one: Branch, other: Branch): boolean {
  if ((one.rest.first & other.rest.first) === 0n) return true;
  for (let at = 0; ; at += 1) {
    const a = one.branch[at];
    const b = other.branch[at];
    if (a?.kind !== 'set' || b?.kind !== 'set') return false;
    if ((a.characters & b.characters) === 0n) return true;
  }
}

function longest(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + longestPart(part), 0);
}

function longestPart(part: Part): number {
  if (part.kind === 'set') return 1;
  if (part.kind === 'group') return Math.max(...part.branches.map(longest));
  return part.kind === 'repeat' ? part.max * longestPart(part.body) : 0;
}
