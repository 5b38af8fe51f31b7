import { language } from '../platform/i18n';

/** A whole number as the person's language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** Bytes as kB with one digit. */
export function kilobytes(bytes: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(bytes / 1000);
}

/** A day as the person's language writes it. @param when milliseconds since 1970 */
export function date(when: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(when);
}

/** When something was, as short as it can be said: the time today, the day and the time before. */
export function moment(when: number, now = Date.now()): string {
  const today = new Date(when).toDateString() === new Date(now).toDateString();
  const style = today ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language(), style).format(when);
}
