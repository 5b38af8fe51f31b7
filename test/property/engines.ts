import { shippedRules } from '../../src/rules/shipped';
import { createEngine, type Engine, type EngineOptions } from '../../src/index';
import { rules } from '../unit/canonical/engine-for-tests';

const choices: Partial<EngineOptions> = {
  user: {
    version: 1,
    sites: {
      'kept.com': { keep: ['utm_source', 'ref'], strip: ['id', 'q'] },
      'alone.com': { alone: true },
      'when.example': { strip: ['edit'] },
      'login.a.com': { liftGuard: true },
    },
  },
  learned: {
    version: 1,
    sites: {
      'learned.com': [
        { parameter: 'page_id', verdict: 'content' },
        { parameter: 'q', verdict: 'neutral' },
        { parameter: 'id', pattern: ['id', 'v'], verdict: 'neutral' },
      ],
    },
  },
  block: ['pid'],
  keepClasses: ['affiliate'],
  keepTextFragment: false,
};

/** Every policy, with the tests' own rules and the shipped ones, with and without a person's choices. */
export const engineOptions: readonly (readonly [name: string, options: EngineOptions])[] = (
  ['share', 'crawl', 'samepage'] as const
).flatMap((policy) => [
  [`${policy}, rules of the tests`, { rules, policy }] as const,
  [`${policy}, with choices`, { rules, policy, ...choices }] as const,
  [`${policy}, shipped rules`, { rules: shippedRules, policy }] as const,
]);

export const engines: readonly (readonly [name: string, engine: Engine])[] = engineOptions.map(
  ([name, options]) => [name, createEngine(options)] as const,
);
