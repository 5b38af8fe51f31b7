import type { Guard, TraitTest } from '../../rules/compile';
import { decodePercent } from '../grammar/utf8';
import type { NameRules, SiteRules } from '../site-rules';
import type { Token } from '../tokens';

/** What a guard looks at: host, path, and the names of parameters with the shapes of their values. */
export interface GuardView {
  readonly host: string;
  /** The path as it is, and without what path rules cut: either may have the shape. */
  readonly paths: readonly string[];
  readonly query: readonly Token[];
  readonly known: readonly (NameRules | null)[];
  readonly fragment: { readonly tokens: readonly Token[] };
}

/** The first guard whose shape the link has. Words inside other values are never looked at. */
export function guardOf(view: GuardView, site: SiteRules): Guard | null {
  const tried = new Set<Guard>();
  if (site.placedGuards.length > 0 && view.paths.some(site.mayGuardPath))
    for (const guard of site.placedGuards) if (hasShape(view, guard)) return guard;
  return (
    noticed(view, view.known, tried) ??
    noticed(
      view,
      view.fragment.tokens.map(({ name }) => site.named(name)),
      tried,
    )
  );
}

/** Guards that the names call up, each tried once. */
function noticed(view: GuardView, known: readonly (NameRules | null)[], tried: Set<Guard>): Guard | null {
  for (const rules of known) {
    if (!rules) continue;
    for (const guard of rules.guards) {
      if (tried.has(guard)) continue;
      if (hasShape(view, guard)) return guard;
      tried.add(guard);
    }
  }
  return null;
}

function hasShape(view: GuardView, { part, paths, has, scope }: Guard): boolean {
  if (paths && !view.paths.some(paths)) return false;
  const tokens = part === 'query' ? view.query : view.fragment.tokens;
  if (!has.every((choice) => choice.some((trait) => tokens.some((token) => hasTrait(token, trait))))) return false;
  const holds = scope(view.host);
  if (holds === null || holds === 'nowhere') return holds === null;
  const names = tokens.map(({ name }) => name);
  return view.paths.every((path) => holds({ host: view.host, path, name: '', value: '', names }));
}

const hasTrait = ({ name, value }: Token, trait: TraitTest): boolean =>
  trait.name(name) && (!trait.value || trait.value(decodePercent(value)));
