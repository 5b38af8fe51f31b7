import { keyOf, settle } from './canonicalize';
import { explain, refuse } from './explain';
import type { EngineOptions } from './options';
import { prepare } from './prepare';
import { canonicalOf } from './quick/canonical';
import { cut } from './quick/cut';
import { explainScanned } from './quick/explained';
import { locate } from './quick/locate';
import { scan } from './quick/scan';
import { Scan } from './quick/scanned';
import { compare, type SameResult } from './same';
import type { HostFunctions, Refusal, Result } from './types';
import { withoutFragment } from './write';

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
  explain(text: string): Result | Refusal;
}

/**
 * Makes an engine. Rules are compiled once; the engine never changes.
 * @param functions how hosts become ASCII, and where a site begins
 * @param options rules, policy, and what the person or the evidence says
 * @throws SyntaxError where a rule holds an expression that is none; `gather` refuses such rules with their id
 */
export function createEngineWith(functions: HostFunctions, options: EngineOptions): Engine {
  const { setup, id, warnings } = prepare(functions, options);
  const scanned = new Scan();
  const explainSame = (a: string, b: string) => compare(settle(a, setup), settle(b, setup), setup, id);
  return {
    policy: id,
    canonical: (text, form) => canonicalOf(text, form, setup, scanned),
    key(text) {
      if (locate(text, scanned) && scan(scanned, true, setup)) return withoutFragment(cut(scanned));
      const settled = settle(text, setup);
      return typeof settled === 'string' ? '' : keyOf(settled, setup);
    },
    same: (a, b) => explainSame(a, b).verdict,
    explainSame,
    explain(text) {
      if (locate(text, scanned) && scan(scanned, true, setup)) return explainScanned(scanned, setup, id, warnings);
      const settled = settle(text, setup);
      return typeof settled === 'string' ? refuse(text, settled) : explain(text, settled, setup, id, warnings);
    },
  };
}
