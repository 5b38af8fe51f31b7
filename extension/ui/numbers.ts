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
