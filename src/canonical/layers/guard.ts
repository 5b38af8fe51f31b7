import type { Guard, TraitTest } from '../../rules/compile';
import type { Place } from '../../rules/conditions';
import { decodePercent } from '../grammar/utf8';
import type { Token } from '../tokens';

/** What a guard looks at: host, path, and the names of parameters with the shapes of their values. */
export interface GuardView {
  readonly host: string;
  /** The path as it is, and without what path rules cut: either may have the shape. */
  readonly paths: readonly string[];
  readonly query: readonly Token[];
  readonly fragment: readonly Token[];
}

/** The first guard whose shape the link has. Words inside other values are never looked at. */
export function guardOf(view: GuardView, guards: readonly Guard[]): Guard | null {
  return guards.find((guard) => hasShape(view, guard)) ?? null;
}

function hasShape(view: GuardView, guard: Guard): boolean {
  const tokens = guard.part === 'query' ? view.query : view.fragment;
  if (guard.has.length > tokens.length) return false;
  if (!guard.has.every((choice) => choice.some((trait) => tokens.some((token) => hasTrait(token, trait)))))
    return false;
  const { paths } = guard;
  if (paths && !view.paths.some(paths)) return false;
  const names = tokens.map(({ name }) => name);
  return !view.paths.some((path) => guard.excepted(placeOf(view.host, path, names)));
}

const hasTrait = ({ name, value }: Token, trait: TraitTest): boolean =>
  trait.name(name) && (!trait.value || trait.value(decodePercent(value)));

const placeOf = (host: string, path: string, names: readonly string[]): Place => ({
  host,
  path,
  name: '',
  value: '',
  names,
});
