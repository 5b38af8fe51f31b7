import { createEngineWith, type Engine } from './canonical/engine';
import type { EngineOptions } from './canonical/options';
import type { ToAscii } from './canonical/types';
import { tableToAscii } from './idna';
import { siteOf } from './site';

/**
 * Makes an engine with a pinned UTS 46 table and the public suffix list; both may be replaced.
 * @throws SyntaxError where a rule holds an expression that is none
 */
export function createEngine(
  options: EngineOptions & { readonly toAscii?: ToAscii; readonly siteOf?: (host: string) => string | null },
): Engine {
  return createEngineWith({ toAscii: options.toAscii ?? tableToAscii, siteOf: options.siteOf ?? siteOf }, options);
}
