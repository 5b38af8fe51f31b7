import type { Message, Result } from '../../../src/index';
import type { CountedClass, Why } from './history';

const mostReasons = 100;
const longestName = 200;

/** Why links became what they became: each reason once, with the parameters that it speaks of. */
export function whyOf(results: readonly Result[]): Why[] {
  const reasons = new Map<string, { message: Message; names: Set<string> }>();
  for (const { steps, sealed, decisions } of results) {
    const gone = decisions.filter(({ action }) => action === 'strip');
    const told = steps.filter(({ kind }) => kind !== 'grammar');
    for (const { message, name } of [...told, ...(sealed ? [sealed] : []), ...gone] as {
      message: Message;
      name?: string;
    }[]) {
      const key = JSON.stringify(message);
      const { names } = reasons.get(key) ?? reasons.set(key, { message, names: new Set() }).get(key)!;
      if (name !== undefined) names.add(name.slice(0, longestName));
    }
  }
  return [...reasons.values()].slice(0, mostReasons).map(({ message, names }) => ({ message, names: [...names] }));
}

/** What went from links, each by its class. */
export const classesOf = (results: readonly Result[]): CountedClass[] =>
  results.flatMap(({ unwrapped, decisions }) => [
    ...unwrapped.map(() => 'redirect' as const),
    ...decisions.filter(({ action }) => action === 'strip').map((gone) => gone.class ?? 'other'),
  ]);
