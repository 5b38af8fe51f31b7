/** What one link costs, as a multiple of `new URL(link).href` on the same links in the same run. Runs wherever there is JavaScript. */
import { interleaved } from './interleaved.mjs';
import { quartiles } from './quartiles.mjs';

/**
 * @typedef {import('./quartiles.mjs').Quartiles} Quartiles
 * @typedef {import('./interleaved.mjs').Call} Call
 * @typedef {import('./interleaved.mjs').Spent & { corpus: string }} Row
 * @typedef {{ rows: Row[], compile: Quartiles, firstCompile: number }} Figures
 * @typedef {import('../../src/index').Engine} Engine
 */

export const yardstick = 'new URL().href';

/**
 * @param {typeof import('../../src/index').createEngine} createEngine
 * @param {import('../../src/rules/model').RuleSet} rules
 * @param {Record<string, string[]>} corpora
 * @param {number} rounds
 * @param {() => number} clock milliseconds
 * @returns {Figures}
 */
export function measure(createEngine, rules, corpora, rounds, clock) {
  const make = () => createEngine({ rules });
  /** @param {() => unknown} work */
  const timed = (work) => {
    const start = clock();
    work();
    return clock() - start;
  };
  const firstCompile = timed(make);
  // Warm is what a hundred have gone before.
  const compile = quartiles(Array.from({ length: 150 }, () => timed(make)).slice(100));
  const contenders = contendersOf(make());
  const rows = Object.entries(corpora).flatMap(([corpus, links]) =>
    interleaved(contenders, links, rounds, timed).map((row) => ({ corpus, ...row })),
  );
  return { rows, compile, firstCompile };
}

/** Each takes a link as it was shared, and the same as a URL parser wrote it. @param {Engine} engine */
const contendersOf = (engine) => {
  /** @type {Record<string, Call>} */
  const calls = {
    [yardstick]: (link) => new URL(link).href,
    'canonical()': (link) => engine.canonical(link),
    "canonical(, 'serialised')": (_, serialised) => engine.canonical(serialised, 'serialised'),
    'key()': (link) => engine.key(link),
    'explain()': (link) => canonicalOf(engine.explain(link)),
    'explain(), all read': (link) => readAll(engine.explain(link)),
  };
  return Object.entries(calls).map(([name, call]) => ({ name, call }));
};

/** What those read who want the link alone. @param {ReturnType<Engine['explain']>} answer */
const canonicalOf = (answer) => ('error' in answer ? answer.input : answer.canonical);

/** Reads every field, since an answer's parts are worked out when they are read. @param {ReturnType<Engine['explain']>} answer */
export function readAll(answer) {
  if ('error' in answer) return answer.error.message.length;
  const { canonical, key, policy, text, host, decisions, steps, warnings, unwrapped, sealed } = answer;
  let read = canonical.length + key.length + policy.length + text.length + host.length + (sealed?.reason.length ?? 0);
  for (const one of decisions) {
    read += one.name.length + one.value.length + one.part.length + one.action.length + one.layer.length;
    read += one.rule.length + one.reason.length + one.message.id.length + one.start + one.end;
    read += (one.vendor?.length ?? 0) + (one.class?.length ?? 0) + (one.hint?.length ?? 0);
  }
  for (const one of steps)
    read += one.kind.length + one.clause.length + one.reason.length + one.from.length + one.to.length;
  for (const one of warnings) read += one.reason.length + (one.name?.length ?? 0);
  for (const one of unwrapped) read += one.rule.length + one.from.length + one.to.length;
  return read;
}
