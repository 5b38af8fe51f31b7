import type { EngineOptions } from './options';
import { prepare, type Prepared } from './prepare';
import { canonicalOf } from './quick/canonical';
import { explainIn } from './quick/explained';
import { keyIn } from './quick/key';
import { Scan } from './quick/scanned';
import type { Explanation, HostFunctions, Refusal } from './types';

export interface LinkEngine {
  /** Id of the policy with the versions that its answers depend on. */
  readonly policy: string;
  /**
   * The canonical form; the input itself when nothing changes or it is no link. Never throws.
   * @param form a promise that a URL parser wrote the text (`location.href`), with which checks may be skipped
   */
  canonical(text: string, form?: 'serialised'): string;
  /** The identity of the link under the policy; '' when it is no link. Never throws. */
  key(text: string): string;
  /** Everything that is known about the link, or why it is none. Never throws. */
  explain(text: string): Explanation | Refusal;
}

/**
 * Makes an engine that compares no links. Rules are compiled once; the engine never changes.
 * @param functions how hosts become ASCII, and where a site begins
 * @param options rules, policy, and what the person or the evidence says
 * @throws SyntaxError where a rule holds an expression that is none; `gather` refuses such rules with their id
 */
export const createLinkEngine = (functions: HostFunctions, options: EngineOptions): LinkEngine =>
  linkEngine(prepare(functions, options), options);

/** The same, where all is prepared. */
export function linkEngine(prepared: Prepared, { rules }: EngineOptions): LinkEngine {
  const { setup, id } = prepared;
  const scanned = new Scan(rules.guards.length);
  return {
    policy: id,
    canonical: (text, form) => canonicalOf(text, form, setup, scanned),
    key: (text) => keyIn(text, setup, scanned),
    explain: (text) => explainIn(text, prepared, scanned),
  };
}
