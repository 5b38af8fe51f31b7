import type { Condition } from '../model';
import type { FilterPlace } from './filter-pattern';

/** Beginnings of a value that every destination has. */
const implied = /^(?:https?(?:(?::|%3a)(?:\/|%2f){0,2})?|aHR0[\w]*)?$/i;

/**
 * What a wrapper's place asks of the query, beside the parameter that carries the destination.
 * @returns null where it asks for a value of another
 */
export function carriedBeside(
  carries: NonNullable<FilterPlace['carries']>,
  destination: readonly string[],
): { readonly when?: Condition } | null {
  const others = carries.filter(({ name, value }) => !(destination.includes(name) && implied.test(value)));
  if (others.some(({ value }) => value !== '')) return null;
  return others.length > 0 ? { when: { has: others.map(({ name }) => name) } } : {};
}
