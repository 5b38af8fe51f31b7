import type { ToAscii } from '../../src/index';

/** The browser's own reading of a host, so that no table of Unicode names is shipped twice. */
export const browserToAscii: ToAscii = Object.assign(toAscii, { version: 'platform' });

function toAscii(host: string): string | null {
  // Whatever ends a host or leads into another part of a link would be read as that.
  if (/[\0-\x20/?#@:\\[\]%<>^|]/.test(host)) return null;
  try {
    return new URL(`http://${host}/`).hostname || null;
  } catch {
    return null;
  }
}
