import type { Register, Registers } from './register';
import { untouchedSite, type Site, type State } from './state';

/** Where a choice is: a setting, or a parameter or flag of a site. */
export type Place =
  | { readonly in: 'settings'; readonly name: string }
  | { readonly in: 'parameters' | 'flags'; readonly site: string; readonly name: string };

/** The state with each choice changed or, by null, left out; a site with no choice left goes. */
export function mapEach(state: State, change: (register: Register, place: Place) => Register | null): State {
  const sites = new Map<string, Site>();
  for (const [site, { parameters, flags }] of state.sites) {
    const left: Site = {
      parameters: mapRegisters(parameters, (each, name) => change(each, { in: 'parameters', site, name })),
      flags: mapRegisters(flags, (each, name) => change(each, { in: 'flags', site, name })),
    };
    if (left.parameters.size + left.flags.size > 0) sites.set(site, left);
  }
  return { settings: mapRegisters(state.settings, (each, name) => change(each, { in: 'settings', name })), sites };
}

/** The choice at a place; undefined where none was ever made. */
export function registerAt(state: State, place: Place): Register | undefined {
  return place.in === 'settings'
    ? state.settings.get(place.name)
    : state.sites.get(place.site)?.[place.in].get(place.name);
}

/** The state with one choice put in. */
export function withRegister(state: State, place: Place, register: Register): State {
  if (place.in === 'settings') return { ...state, settings: new Map(state.settings).set(place.name, register) };
  const site = state.sites.get(place.site) ?? untouchedSite;
  const changed = { ...site, [place.in]: new Map(site[place.in]).set(place.name, register) };
  return { ...state, sites: new Map(state.sites).set(place.site, changed) };
}

function mapRegisters(all: Registers, change: (register: Register, name: string) => Register | null): Registers {
  const left = new Map<string, Register>();
  for (const [name, each] of all) {
    const changed = change(each, name);
    if (changed) left.set(name, changed);
  }
  return left;
}
