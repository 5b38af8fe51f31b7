import type { SameResult } from '../index';
import { clipped, visible } from './width';

/** A part of a link is repeated up to so many columns. */
const longest = 200;

/** The verdict about two links as one line, with what differs first and the clause that it rests on. */
export function comparison({ verdict, difference, clause }: SameResult): string {
  if (!difference) return `${verdict} (${clause})\n`;
  const { part, a, b } = difference;
  return `${verdict}: ${part} ${side(a)} and ${side(b)} (${clause})\n`;
}

const side = (text: string): string => `“${visible(clipped(text, longest))}”`;
