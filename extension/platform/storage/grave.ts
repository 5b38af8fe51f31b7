import { asStamp } from './clock';
import type { Register } from './register';

/** A choice that was taken back, as short as it can be stored: its stamp, and the one that it was made over. */
export function writtenGrave({ stamp, over }: Register): string {
  return over === undefined ? stamp : `${stamp} ${over}`;
}

/** @returns null when it has another form */
export function asGrave(raw: unknown): Register | null {
  if (typeof raw !== 'string') return null;
  const [at, before, ...more] = raw.split(' ');
  const stamp = asStamp(at);
  const over = before === undefined ? undefined : asStamp(before);
  if (stamp === null || over === null || more.length > 0) return null;
  return { value: null, stamp, ...(over === undefined ? {} : { over }) };
}
