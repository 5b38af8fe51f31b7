import { t } from '../i18n';
import { fail, type Shape } from '../shape';

/**
 * A host as entries name it: ASCII, in small letters.
 * @param typed what a person or a file says: `Example.com`, `bücher.example`, `[::1]`
 * @returns null when it is no host alone (a path, a port, a scheme, a space)
 */
export function hostName(typed: string): string | null {
  if (/[/?#@\\\s%]/.test(typed) || typed.length > 255) return null;
  try {
    const { hostname, port } = new URL(`http://${typed}/`);
    return hostname !== '' && port === '' && !/:\d*$/.test(typed.replace(/^\[.*\]/, '')) ? hostname : null;
  } catch {
    return null;
  }
}

export const hostShape: Shape<string> = (raw, at) => {
  const host = typeof raw === 'string' ? hostName(raw) : null;
  return host ?? fail(at, t('expected_host'));
};
