import type { Guard, TraitTest } from '../../rules/bucket';
import { decodePercent } from '../grammar/utf8';
import type { Parts } from '../parts';
import type { SiteRules } from '../site-rules';
import type { Token } from '../tokens';

/** The first guard whose shape the link has. Words inside other values are never looked at. */
export function guardOf(view: Parts, site: SiteRules): Guard | null {
  for (const guard of placedGuards(view, site)) if (hasShape(view, guard)) return guard;
  if (mayBeWorded(view, site)) for (const guard of site.wordedGuards) if (hasShape(view, guard)) return guard;
  return noticed(view, view.query, site) ?? noticed(view, view.fragment.tokens, site);
}

/** Those that are noticed by host and path, in their order, without those whose filter says that it is no such path. */
function placedGuards({ paths }: Parts, site: SiteRules): readonly Guard[] {
  if (site.placedGuards.length === 0) return none;
  const near: Guard[] = [];
  for (const path of paths) for (const filter of site.pathFilters) filter.collect(path, 0, path.length, near);
  if (near.length === 0 && !site.placedAnywhere) return none;
  const those = new Set(near);
  return site.placedGuards.filter((guard) => !guard.filtered || those.has(guard));
}

const none: readonly Guard[] = [];

/** Whether a guard may be noticed that is so by a text in a value, or by a name. */
function mayBeWorded({ query, fragment }: Parts, site: SiteRules): boolean {
  if (site.words.length === 0) return false;
  const isOf = ({ name, value }: Token): boolean =>
    (site.named(name)?.guards.some(({ worded }) => worded) ?? false) || holdsWord(decodePercent(value), site);
  return query.some(isOf) || fragment.tokens.some(isOf);
}

const holdsWord = (value: string, { words }: SiteRules): boolean =>
  words.some(({ literal }) => value.includes(literal.text));

/** Guards that the names call up, each tried once. */
function noticed(view: Parts, tokens: readonly Token[], site: SiteRules): Guard | null {
  let tried: Set<Guard> | null = null;
  for (const { name } of tokens) {
    const rules = site.named(name);
    if (!rules || rules.guards.length === 0) continue;
    tried ??= new Set();
    for (const guard of rules.guards) {
      if (tried.has(guard)) continue;
      if (hasShape(view, guard)) return guard;
      tried.add(guard);
    }
  }
  return null;
}

function hasShape(view: Parts, { part, paths, has, scope }: Guard): boolean {
  if (paths && !view.paths.some(paths)) return false;
  const tokens = part === 'query' ? view.query : view.fragment.tokens;
  if (!has.every((choice) => choice.some((trait) => tokens.some((token) => hasTrait(token, trait))))) return false;
  const holds = scope(view.host, '');
  if (holds === null || holds === 'nowhere') return holds === null;
  const names = tokens.map(({ name }) => name);
  return view.paths.every((path) =>
    holds({ host: view.host, path, pathMayMatch: true, name: '', value: '', valueLength: 0, names, mayName }),
  );
}

const mayName = (): boolean => true;

const hasTrait = ({ name, value }: Token, trait: TraitTest): boolean =>
  trait.name(name) && (!trait.value || trait.value(decodePercent(value)));
