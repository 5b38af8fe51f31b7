/** Why a text is no address of a list. */
export type AddressFault = 'nothing' | 'no-address' | 'not-secure';

export type ListAddress =
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly why: AddressFault };

/**
 * Reads the address of a list, as it was typed or pasted. Rules that came over an open connection could be anybody's,
 * so only `https` will do, save on this computer.
 */
export function listAddress(typed: string): ListAddress {
  const text = typed.trim();
  if (text === '') return { ok: false, why: 'nothing' };
  if (!URL.canParse(text)) return { ok: false, why: 'no-address' };
  const { protocol, hostname, username, password, href } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return { ok: false, why: 'no-address' };
  if (protocol === 'http:' && !isThisComputer(hostname)) return { ok: false, why: 'not-secure' };
  return { ok: true, address: href };
}

/** The permission that fetching from an address needs. Browsers ask for whole hosts only. */
export const originOfAddress = (address: string): string => `*://${new URL(address).hostname}/*`;

const isThisComputer = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');
