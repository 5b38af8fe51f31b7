import type { PolicyName, Refusal, Result } from '../../../src/index';
import type { Known } from '../state';

const policies: readonly PolicyName[] = ['share', 'crawl', 'samepage'];

/** What one policy makes of a link. */
export interface Tried {
  readonly policy: PolicyName;
  readonly result: Result | Refusal;
}

/**
 * What each policy makes of a link, with the person's choices and lists, worked out here and not in the worker.
 * @throws where the engine cannot be loaded
 */
export async function tryLink(link: string, { settings, sites }: Known): Promise<readonly Tried[]> {
  const { engineFor } = await import('./engine');
  return Promise.all(
    policies.map(async (policy) => {
      const chosen = { settings: { ...settings, policy }, entries: { version: 1, sites } as const };
      return { policy, result: (await engineFor(chosen, [link])).explain(link) };
    }),
  );
}
