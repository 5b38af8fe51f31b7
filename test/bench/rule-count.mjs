/** What the number of rules changes: the shipped ones, and ten and a hundred times as many, on links that the further ones leave alone. */
import { interleaved } from './interleaved.mjs';
import { withMoreRules } from './more-rules.mjs';

/**
 * @typedef {import('./interleaved.mjs').Spent & { corpus: string }} Row
 * @typedef {{ rows: Row[], sizes: { times: number, rules: number, compile: number }[], different: number }} Figures
 *   `compile`: milliseconds, once; `different`: links to which the answer changes, of which there must be none
 */

/**
 * @param {typeof import('../../src/index').createEngine} createEngine
 * @param {import('../../src/rules/model').RuleSet} shipped
 * @param {Record<string, string[]>} corpora
 * @param {number} rounds
 * @param {() => number} clock milliseconds
 * @returns {Figures}
 */
export function measureRuleCounts(createEngine, shipped, corpora, rounds, clock) {
  /** @param {() => unknown} work */
  const timed = (work) => {
    const start = clock();
    work();
    return clock() - start;
  };
  const sizes = [1, 10, 100].map((times) => {
    const rules = withMoreRules(shipped, times);
    let engine = createEngine({ rules: shipped });
    const compile = timed(() => (engine = createEngine({ rules })));
    const { strip, keep, guards, wrappers, warnings } = rules;
    return { times, rules: [strip, keep, guards, wrappers, warnings].flat().length, compile, engine };
  });
  const contenders = sizes.map(({ times, engine }) => ({
    name: `${times}×`,
    call: (/** @type {string} */ link) => engine.canonical(link),
  }));
  const answers = (/** @type {string} */ link) => new Set(sizes.map(({ engine }) => engine.canonical(link)));
  return {
    rows: Object.entries(corpora).flatMap(([corpus, links]) =>
      interleaved(contenders, links, rounds, timed).map((row) => ({ corpus, ...row })),
    ),
    sizes: sizes.map(({ times, rules, compile }) => ({ times, rules, compile })),
    different: Object.values(corpora)
      .flat()
      .filter((link) => answers(link).size > 1).length,
  };
}
