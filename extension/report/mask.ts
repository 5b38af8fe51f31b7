/**
 * A value with nothing of it left but its shape: letters are x, capitals X, digits 9. What separates them stays, and a
 * letter of another script is one x, escaped or not; so is an escape that is no text.
 * @param value as it stands in a link
 */
export function masked(value: string): string {
  return value.replace(/(?:%[0-9a-f]{2})+|./gisu, (run) => (run.length > 2 ? maskedEscapes(run) : maskedOne(run)));
}

/** Whether nothing can be read in a text: no letter but x and X, no digit but 9. */
export function isMask(text: string): boolean {
  // The escapes of what separates have digits and letters, too.
  return !/[\p{L}\p{N}\p{M}]/u.test(text.replace(/%(?:2[0-9A-F]|3[A-F]|40|5[B-F]|60|7[B-E])|[xX9]/gi, ''));
}

function maskedEscapes(run: string): string {
  try {
    return [...decodeURIComponent(run)].map((one) => (isAscii(one) ? escapedMask(one) : 'x')).join('');
  } catch {
    return run.replace(/%[0-9a-f]{2}/gi, (escape) => escapedOctet(escape));
  }
}

const escapedOctet = (escape: string): string => {
  const octet = Number.parseInt(escape.slice(1), 16);
  return octet < 0x80 ? escapedMask(String.fromCharCode(octet)) : 'x';
};

// What separates stays as it was written: escaped.
function escapedMask(one: string): string {
  const mask = maskedOne(one);
  return mask === one && !/[a-z0-9]/i.test(one) ? `%${hex(one)}` : mask;
}

const hex = (one: string): string => one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

function maskedOne(one: string): string {
  if (/[0-9]/.test(one)) return '9';
  if (/[A-Z]/.test(one)) return 'X';
  return /[a-z]/.test(one) || !isAscii(one) ? 'x' : one;
}

const isAscii = (one: string): boolean => (one.codePointAt(0) ?? 0) < 0x80;
