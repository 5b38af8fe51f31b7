import { settle } from './canonicalize';
import type { EngineOptions } from './options';
import { prepare } from './prepare';
import { canonicalOf } from './quick/canonical';
import { explainIn } from './quick/explained';
import { keyIn } from './quick/key';
import { Scan } from './quick/scanned';
import { compare, type SameResult } from './same';
import type { Explanation, HostFunctions, Refusal } from './types';

export interface Engine {
  /** Id of the policy with the versions that its answers depend on. */
  readonly policy: string;
  /**
   * The canonical form; the input itself when nothing changes or it is no link. Never throws.
   * @param form a promise that a URL parser wrote the text (`location.href`), with which checks may be skipped
   */
  canonical(text: string, form?: 'serialised'): string;
  /** The identity of the link under the policy; '' when it is no link. Never throws. */
  key(text: string): string;
  /** Whether two links are the same page. */
  same(a: string, b: string): SameResult['verdict'];
  /** The verdict, with the first difference and what it rests on. */
  explainSame(a: string, b: string): SameResult;
  /** Everything that is known about the link, or why it is none. Never throws. */
  explain(text: string): Explanation | Refusal;
}

/**
 * Makes an engine. Rules are compiled once; the engine never changes.
 * @param functions how hosts become ASCII, and where a site begins
 * @param options rules, policy, and what the person or the evidence says
 * @throws SyntaxError where a rule holds an expression that is none; `gather` refuses such rules with their id
 */
export function createEngineWith(functions: HostFunctions, options: EngineOptions): Engine {
  const prepared = prepare(functions, options);
  const { setup, id } = prepared;
  const scanned = new Scan(options.rules.guards.length);
  const explainSame = (a: string, b: string) => compare(settle(a, setup), settle(b, setup), setup, id);
  return {
    policy: id,
    canonical: (text, form) => canonicalOf(text, form, setup, scanned),
    key: (text) => keyIn(text, setup, scanned),
    same: (a, b) => explainSame(a, b).verdict,
    explainSame,
    explain: (text) => explainIn(text, prepared, scanned),
  };
}
