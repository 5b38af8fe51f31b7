import { pathSet } from './characters';
import { removeDots } from './dots';
import { normalizePercent } from './percent';

/**
 * A path as it was written, in its one form: backslashes are slashes, and there is always one.
 * https://url.spec.whatwg.org/#path-state
 */
export function readPath(raw: string): string {
  const slashed = raw.includes('\\') ? raw.replaceAll('\\', '/') : raw;
  return writePath(slashed === '' ? '/' : slashed);
}

/** A path that begins with `/`, without dot segments and with its escapes in one form (RFC 3986 §6.2.2). */
export const writePath = (path: string): string => removeDots(normalizePercent(path, pathSet));
