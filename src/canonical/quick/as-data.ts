import type { Result } from '../types';

/** All parts of an answer as data of its own; `sealed` only where the link is. */
export function asData(answer: Result): Result {
  const { input, canonical, key, changed, policy, text, host, decisions, steps, warnings, sealed, unwrapped } = answer;
  const plain = { input, canonical, key, changed, policy, text, host, decisions, steps, warnings, unwrapped };
  return sealed ? { ...plain, sealed } : plain;
}
