/** Slots for numbers from 1 to a largest one; 0 in each that is free. As small as may be, since caches hold little. */
export const numbersFor = (largest: number, slots: number): Uint16Array | Uint32Array =>
  largest < 1 << 16 ? new Uint16Array(slots) : new Uint32Array(slots);
