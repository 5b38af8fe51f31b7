import { settle } from './canonical/canonicalize';
import { type LinkEngine, linkEngine } from './canonical/engine';
import type { EngineOptions } from './canonical/options';
import { prepare } from './canonical/prepare';
import { compare, type SameResult } from './canonical/same';
import type { ToAscii } from './canonical/types';
import { tableToAscii } from './idna';
import { siteOf } from './site';

export interface Engine extends LinkEngine {
  /** Whether two links are the same page. */
  same(a: string, b: string): SameResult['verdict'];
  /** The verdict, with the first difference and what it rests on. */
  explainSame(a: string, b: string): SameResult;
}

/**
 * Makes an engine with a pinned UTS 46 table and the public suffix list; both may be replaced.
 * @throws SyntaxError where a rule holds an expression that is none
 */
export function createEngine(
  options: EngineOptions & { readonly toAscii?: ToAscii; readonly siteOf?: (host: string) => string | null },
): Engine {
  const functions = { toAscii: options.toAscii ?? tableToAscii, siteOf: options.siteOf ?? siteOf };
  const prepared = prepare(functions, options);
  const explainSame = (a: string, b: string) =>
    compare(settle(a, prepared.setup), settle(b, prepared.setup), prepared.setup, prepared.id);
  return { ...linkEngine(prepared, options), same: (a, b) => explainSame(a, b).verdict, explainSame };
}
