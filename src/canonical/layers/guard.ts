import type { Guard, TraitTest } from '../../rules/bucket';
import { SEALS } from '../../rules/path-filter';
import { decodePercent } from '../grammar/utf8';
import type { Parts } from '../parts';
import type { SiteRules } from '../site-rules';
import type { Token } from '../tokens';

/** The first guard whose shape the link has. Words inside other values are never looked at. */
export function guardOf(view: Parts, site: SiteRules): Guard | null {
  const { placedGuards } = site;
  const sealing = placedGuards.length > 0 && view.paths.some((path) => mayBeSealed(path, site));
  for (const guard of placedGuards) if ((sealing || !guard.filtered) && hasShape(view, guard)) return guard;
  for (const guard of site.wordedGuards) if (hasShape(view, guard)) return guard;
  return noticed(view, view.query, site) ?? noticed(view, view.fragment.tokens, site);
}

const mayBeSealed = (path: string, { pathFilters }: SiteRules): boolean =>
  pathFilters.some((filter) => (filter.mayMatch(path, 0, path.length) & SEALS) !== 0);

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
