import { lineOf } from '../rules/lists/rule-id';
import { looksLikeShareToken } from './hint/share-token';
import type { Opinion } from './opinion';
import { type Message, namesSite, reason, type Said } from './reasons';
import type { Decision, Part } from './types';

/** A parameter and where it stands. */
export interface Placed {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What was said of a parameter, in words.
 * @param site asked for only where the words speak of it, since finding a site is dear
 */
export function decisionOn(part: Part, token: Placed, opinion: Opinion, site: () => string): Decision {
  const { name, value, start, end } = token;
  const { action, layer, rule, why, class: kind, vendor } = opinion;
  const hinted = why === 'noRule' && looksLikeShareToken(name, value);
  const { message, reason: words } = hinted ? shareToken : wordsOf(opinion, name, site);
  const hint = hinted ? 'share-token' : undefined;
  // Every field is there, whatever it holds: decisions of one shape are read without a search.
  return { name, value, part, action, layer, rule, class: kind, vendor, message, reason: words, hint, start, end };
}

const shareToken = reason('noRuleToken');

function wordsOf(opinion: Opinion, name: string, site: () => string): Said {
  if (opinion.said) return opinion.said;
  if (namesSite(opinion.why)) return wordsOfSite(opinion, name, site());
  const said = reason(opinion.why, aboutOf(opinion, name));
  if (said.message.args.name === undefined) opinion.said = said;
  return said;
}

function wordsOfSite(opinion: Opinion, name: string, site: string): Said {
  if (opinion.saidOf?.site === site) return opinion.saidOf.said;
  const said = reason(opinion.why, { ...aboutOf(opinion, name), site });
  if (said.message.args.name === undefined) opinion.saidOf = { site, said };
  return said;
}

const aboutOf = ({ vendor, rule }: Opinion, name: string): Message['args'] =>
  vendor === undefined ? { name } : { name, vendor, line: lineOf(rule) };
