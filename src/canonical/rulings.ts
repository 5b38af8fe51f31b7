import { firstThatHolds } from './decide';
import { type Glued, gluedTags, type Says } from './glued';
import { everythingKept, kept } from './layers/fallback';
import { withSemicolons } from './layers/semicolons';
import type { Opinion } from './opinion';
import type { Parts } from './parts';
import { MovingPlace } from './place';
import type { Policy } from './policy';
import type { SiteRules } from './site-rules';
import { isSomething, type Token } from './tokens';

/** One parameter and what was said of it. */
export interface Ruling {
  readonly token: Token;
  readonly opinion: Opinion;
}

/** Decides each parameter of a query, and cuts a tag that is glued to the last one that stays. */
export function decideQuery(
  text: string,
  { host, bare, query: tokens }: Parts,
  site: SiteRules,
  policy: Policy,
): { readonly query: readonly Ruling[]; readonly glued: readonly Glued[] } {
  if (tokens.length === 0) return nothing;
  const speaker = { text, site, host, bare, otherwise: policy.usesRules ? kept : everythingKept, sorts: policy.sorts };
  const place = new MovingPlace(host, bare, () => tokens);
  const query: Ruling[] = [];
  let question = false;
  for (const token of tokens) {
    if (!isSomething(token)) continue;
    query.push({ token, opinion: sayOf(speaker, place, token) });
    question ||= token.value.includes('?');
  }
  if (place.asked) askAgain(query, speaker);
  // Where parameters are sorted, the last value now is not the last one of a second pass.
  if (!question || policy.sorts) return { query, glued: nothing.glued };
  return { query, glued: cutGlued(text, query, (name, value, raw) => say(speaker, place, name, value, raw)) };
}

/** Who says something of the parameters of one link. */
interface Speaker {
  readonly text: string;
  readonly site: SiteRules;
  readonly host: string;
  readonly bare: string;
  /** What is said where nobody says anything. */
  readonly otherwise: Opinion;
  readonly sorts: boolean;
}

const sayOf = (speaker: Speaker, place: MovingPlace, { name, value, start, end }: Token): Opinion =>
  say(speaker, place, name, value, speaker.text.slice(start, end));

/** @param raw name and value as they stand */
function say(speaker: Speaker, place: MovingPlace, name: string, value: string, raw: string): Opinion {
  const { site, otherwise, sorts } = speaker;
  const ask = (one: string, its: string): Opinion =>
    firstThatHolds(site.named(one)?.query ?? nothing.query, place.at(one, its)) ?? otherwise;
  const said = ask(name, value);
  return sorts || site.semicolon ? said : withSemicolons(said, raw, ask);
}

const nothing = { query: [], glued: [] };

/**
 * Rules that look at other parameters are asked again with those that stay, until nothing more goes: else a second
 * pass over the answer would find something new.
 */
function askAgain(query: Ruling[], speaker: Speaker): void {
  for (let before = query.length; ;) {
    const left = query.filter(({ opinion }) => opinion.action === 'keep').map(({ token }) => token);
    if (left.length === before) return;
    before = left.length;
    const place = new MovingPlace(speaker.host, speaker.bare, () => left);
    for (const [i, { token, opinion }] of query.entries())
      if (opinion.action === 'keep') query[i] = { token, opinion: sayOf(speaker, place, token) };
  }
}

/** Decides each parameter of a fragment. */
export function decideFragment({ host, bare, fragment }: Parts, site: SiteRules): readonly Ruling[] {
  const { tokens } = fragment;
  if (tokens.length === 0) return nothing.query;
  const place = new MovingPlace(host, bare, () => tokens);
  return tokens.filter(isSomething).map((token) => {
    const said = firstThatHolds(site.named(token.name)?.fragment ?? [], place.at(token.name, token.value));
    return { token, opinion: said ?? kept };
  });
}

/** A tag glued to the last kept value is cut off it, and the value is decided again without the tag. */
function cutGlued(text: string, query: Ruling[], says: Says): Glued[] {
  for (let i = query.length - 1; i >= 0; i--) {
    const ruling = query[i];
    if (!ruling || ruling.opinion.action === 'strip') continue;
    const { token } = ruling;
    const tags = gluedTags(token, text, says);
    const start = tags.at(-1)?.start;
    if (start === undefined) break;
    const opinion = says(token.name, text.slice(token.end - token.value.length, start), text.slice(token.start, start));
    query[i] = { token, opinion };
    if (opinion.action === 'keep') return tags;
  }
  return [];
}
