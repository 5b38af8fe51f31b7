/** What the number of rules changes: the shipped ones, and ten and a hundred times as many, on links that the further ones leave alone. */
import { interleaved } from './interleaved.mjs';
import { withMoreRules } from './more-rules.mjs';

/**
 * @typedef {import('./interleaved.mjs').Spent & { corpus: string }} Row
 * @typedef {{ rows: Row[], sizes: { name: string, rules: number, compile: number }[], different: number }} Figures
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
  const sets = [
    ...[1, 10, 100].map((times) => ({ name: `${times}×`, rules: withMoreRules(shipped, times) })),
    { name: '100×, guards of all sites 1×', rules: withFewGuards(withMoreRules(shipped, 100), shipped) },
  ];
  const sizes = sets.map(({ name, rules }) => {
    let engine = createEngine({ rules: shipped });
    const compile = timed(() => (engine = createEngine({ rules })));
    const { strip, keep, guards, wrappers, warnings } = rules;
    return { name, rules: [strip, keep, guards, wrappers, warnings].flat().length, compile, engine };
  });
  const contenders = sizes.map(({ name, engine }) => ({
    name,
    call: (/** @type {string} */ link) => engine.canonical(link),
  }));
  const answers = (/** @type {string} */ link) => new Set(sizes.map(({ engine }) => engine.canonical(link)));
  return {
    rows: Object.entries(corpora).flatMap(([corpus, links]) =>
      interleaved(contenders, links, rounds, timed).map((row) => ({ corpus, ...row })),
    ),
    sizes: sizes.map(({ name, rules, compile }) => ({ name, rules, compile })),
    different: Object.values(corpora)
      .flat()
      .filter((link) => answers(link).size > 1).length,
  };
}

/**
 * Without the made-up guards that hold on all sites, since these are what grows dearer with their number.
 * @param {import('../../src/rules/model').RuleSet} rules
 * @param {import('../../src/rules/model').RuleSet} shipped
 */
function withFewGuards(rules, shipped) {
  const known = new Set(shipped.guards);
  return { ...rules, guards: rules.guards.filter((guard) => guard.hosts || known.has(guard)) };
}
