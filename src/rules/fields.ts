import { nearest } from './nearest';

/** What is wrong with a value, at `at` inside it ('' for the value itself), and what to do about it. */
export interface Complaint {
  readonly at: string;
  readonly message: string;
  readonly advice: string;
}

/** Null when the value is as it should be. */
export type Check = (value: unknown) => Complaint | null;

/** Must the field be there, and what must it hold. */
export interface Field {
  readonly required: boolean;
  readonly check: Check;
}

export const required = (check: Check): Field => ({ required: true, check });
export const optional = (check: Check): Field => ({ required: false, check });

/** A check of its own: `expected` says what was wanted, the value is added. */
export const expecting =
  (
    expected: string,
    holds: (value: unknown) => boolean,
    adviceFor: (value: unknown) => string = () => `Put ${expected} there.`,
  ): Check =>
  (value) =>
    holds(value) ? null : { at: '', message: `expected ${expected}, got ${shown(value)}`, advice: adviceFor(value) };

export const text = expecting('a text that is not empty', (value) => typeof value === 'string' && value !== '');

export const yes = expecting(
  'true, or no such field',
  (value) => value === true,
  () => 'Write true, or take the field out.',
);

export const oneOf = (...allowed: readonly unknown[]): Check =>
  expecting(
    `one of ${allowed.map(shown).join(', ')}`,
    (value) => allowed.includes(value),
    (value) => {
      const near = nearest(String(value), allowed.map(String));
      return near === undefined ? 'Choose one of these.' : `Choose one of these: did you mean ${near}?`;
    },
  );

/** A list with at least one item, each as `item` wants it. */
export const listOf =
  (item: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0)
      return {
        at: '',
        message: `expected a list with at least one item, got ${shown(value)}`,
        advice: 'Write a list in [ ] with something in it, or take the field out.',
      };
    return first(value, (entry: unknown, index) => inside(`[${index}]`, item(entry)));
  };

/** The first alternative that fits; else what the one says that came furthest into the value, the first of those. */
export const either =
  (...alternatives: readonly Check[]): Check =>
  (value) => {
    const complaints = alternatives.map((check) => check(value));
    if (complaints.includes(null)) return null;
    return complaints.reduce(
      (best, next) => ((next?.at.length ?? 0) > (best?.at.length ?? 0) ? next : best),
      complaints[0] ?? null,
    );
  };

/** An object with these fields and no others. */
export const objectOf =
  (fields: Readonly<Record<string, Field>>): Check =>
  (value) => {
    if (!isRecord(value))
      return { at: '', message: `expected an object, got ${shown(value)}`, advice: 'Write fields in { } there.' };
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) return noSuchField(unknown, Object.keys(fields));
    return first(Object.entries(fields), ([name, field]) => {
      if (value[name] !== undefined) return inside(`.${name}`, field.check(value[name]));
      return field.required ? { at: `.${name}`, message: 'is missing', advice: `Add "${name}".` } : null;
    });
  };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as it can stand in a message: short. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? typeof value;
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

function noSuchField(name: string, known: readonly string[]): Complaint {
  const near = nearest(name, known);
  return {
    at: `.${name}`,
    message: `no such field here; known are ${known.join(', ')}`,
    advice: near === undefined ? 'Take it out.' : `Take it out: did you mean ${near}?`,
  };
}

const inside = (place: string, complaint: Complaint | null): Complaint | null =>
  complaint && { ...complaint, at: `${place}${complaint.at}` };

function first<T>(items: readonly T[], check: (item: T, index: number) => Complaint | null): Complaint | null {
  for (const [index, item] of items.entries()) {
    const complaint = check(item, index);
    if (complaint) return complaint;
  }
  return null;
}
