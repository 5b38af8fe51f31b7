import type { Registers } from './register';

/** What a person chose for one site, with what was taken back. */
export interface Site {
  readonly parameters: Registers;
  /** `alone` and `liftGuard`. */
  readonly flags: Registers;
}

/** Everything that a person chose. */
export interface State {
  readonly settings: Registers;
  readonly sites: ReadonlyMap<string, Site>;
}

export const nothingChosen: State = { settings: new Map(), sites: new Map() };
export const untouchedSite: Site = { parameters: new Map(), flags: new Map() };
