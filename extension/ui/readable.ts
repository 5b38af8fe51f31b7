import { inert } from './inert';

/** A value as a person reads it: decoded once where that is possible, with what is invisible still escaped. */
export function readable(value: string): string {
  try {
    return inert(decodeURIComponent(value));
  } catch {
    return inert(value);
  }
}
