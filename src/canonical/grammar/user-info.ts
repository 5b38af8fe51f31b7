import { userInfoSet } from './characters';
import { normalizePercent } from './percent';

/**
 * User information in its one form, with its `@`: only the first colon separates, and an empty password goes with it.
 * https://url.spec.whatwg.org/#authority-state
 * @param raw what stands before the `@`
 * @returns `''` where neither user nor password is left
 */
export function readUserInfo(raw: string): string {
  const colon = raw.indexOf(':');
  const user = normalizePercent(colon < 0 ? raw : raw.slice(0, colon), userInfoSet);
  const password = colon < 0 ? '' : normalizePercent(raw.slice(colon + 1), userInfoSet);
  if (user === '' && password === '') return '';
  return password === '' ? `${user}@` : `${user}:${password}@`;
}
