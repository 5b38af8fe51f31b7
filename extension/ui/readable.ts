const unreadable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A value as a person reads it: decoded once where that is possible, with what is invisible still escaped. */
export function readable(value: string): string {
  try {
    return decodeURIComponent(value).replace(unreadable, (character) => encodeURIComponent(character));
  } catch {
    return value;
  }
}
