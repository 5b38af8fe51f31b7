/**
 * When and where a choice was made: time, counter and device, such that of two stamps the later one is the greater
 * text. A hybrid logical clock kept beside each choice rather than in each device.
 */
export type Stamp = string & { readonly stamp: unique symbol };

const timeDigits = 9;
const counterDigits = 3;
const deviceDigits = 5;
const mostCounted = 36 ** counterDigits - 1;
// No first digit z: a stamp beyond which there is none could never be followed.
const form = /^[0-9a-y][0-9a-z]{8}\.[0-9a-z]{3}\.[0-9a-z]{5}$/;

/**
 * A stamp for a choice made now.
 * @param seen the stamp of the choice that it replaces. The new stamp is always later, however wrong the clock was that
 *   `seen` came from: a device that was seen can be overruled. Its time goes no further than into this one choice, so
 *   a fast clock pushes nobody else's
 */
export function stampAfter(seen: Stamp | undefined, now: number, device: string): Stamp {
  const today = Math.max(0, Math.floor(now));
  if (seen === undefined || today > timeOf(seen)) return stamp(today, 0, device);
  const time = timeOf(seen);
  const counter = counterOf(seen) + 1;
  return counter > mostCounted ? stamp(time + 1, 0, device) : stamp(time, counter, device);
}

/** @returns null when the value is no stamp */
export function asStamp(raw: unknown): Stamp | null {
  return typeof raw === 'string' && form.test(raw) ? (raw as Stamp) : null;
}

/** Milliseconds since 1970 by the clock of the device that made the stamp. */
export function timeOf(of: Stamp): number {
  return parseInt(of.slice(0, timeDigits), 36);
}

export function deviceOf(of: Stamp): string {
  return of.slice(-deviceDigits);
}

/** A name for this device that no other has, for all practical purposes. @param random from 0 up to 1 */
export function newDevice(random: () => number = Math.random): string {
  return digits(Math.floor(random() * 36 ** deviceDigits), deviceDigits);
}

function counterOf(of: Stamp): number {
  return parseInt(of.slice(timeDigits + 1, timeDigits + 1 + counterDigits), 36);
}

function stamp(time: number, counter: number, device: string): Stamp {
  return `${digits(time, timeDigits)}.${digits(counter, counterDigits)}.${device}` as Stamp;
}

function digits(value: number, width: number): string {
  return value.toString(36).padStart(width, '0');
}
