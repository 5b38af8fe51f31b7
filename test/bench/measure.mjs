/** What one link costs, as a multiple of `new URL(link).href` on the same links in the same run. Runs wherever there is JavaScript. */

/**
 * @typedef {{ low: number, median: number, high: number }} Quartiles
 * @typedef {{ corpus: string, name: string, nanoseconds: Quartiles, times: Quartiles }} Row
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
  /** @param {() => unknown} work */
  const timed = (work) => {
    const start = clock();
    work();
    return clock() - start;
  };
  const make = () => createEngine({ rules });
  const firstCompile = timed(make);
  const compile = quartiles(Array.from({ length: 30 }, () => timed(make)));
  const contenders = contendersOf(make());
  const rows = Object.entries(corpora).flatMap(([corpus, links]) =>
    interleaved(contenders, links, rounds, timed).map((row) => ({ corpus, ...row })),
  );
  return { rows, compile, firstCompile };
}

/** Each takes a link as it was shared, and the same as a URL parser wrote it. @param {Engine} engine */
const contendersOf = (engine) =>
  /** @type {Record<string, (link: string, serialised: string) => unknown>} */ ({
    [yardstick]: (link) => new URL(link).href,
    'canonical()': (link) => engine.canonical(link),
    "canonical(, 'serialised')": (_, serialised) => engine.canonical(serialised, 'serialised'),
    'key()': (link) => engine.key(link),
    'explain()': (link) => canonicalOf(engine.explain(link)),
    'explain(), all read': (link) => readAll(engine.explain(link)),
  });

/**
 * Every contender once a round, the order turning, so that a slow moment of the machine meets all.
 * @param {ReturnType<typeof contendersOf>} contenders
 * @param {string[]} links
 * @param {number} rounds
 * @param {(work: () => unknown) => number} timed
 */
function interleaved(contenders, links, rounds, timed) {
  const names = Object.keys(contenders);
  const serialised = links.map((link) => new URL(link).href);
  const warmUp = 3;
  /** @type {Map<string, number[]>} */
  const spent = new Map(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + warmUp) % names.length] ?? '';
      const call = contenders[name] ?? String;
      const time = timed(() => runAll(call, links, serialised));
      if (round >= 0) spent.get(name)?.push((time * 1e6) / links.length);
    }
  const base = spent.get(yardstick) ?? [];
  return names.map((name) => {
    const each = spent.get(name) ?? [];
    const ratios = each.map((time, round) => time / (base[round] ?? Number.NaN));
    return { name, nanoseconds: quartiles(each), times: quartiles(ratios) };
  });
}

/** @param {(link: string, serialised: string) => unknown} call @param {string[]} links @param {string[]} serialised */
function runAll(call, links, serialised) {
  let used = 0;
  for (const [i, link] of links.entries()) if (call(link, serialised[i] ?? '')) used += 1;
  return used;
}

/** What those read who want the link alone. @param {ReturnType<Engine['explain']>} answer */
const canonicalOf = (answer) => ('error' in answer ? answer.input : answer.canonical);

/** Reads every field, since an answer's parts are worked out when they are read. @param {ReturnType<Engine['explain']>} answer */
function readAll(answer) {
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

/** @param {number[]} figures @returns {Quartiles} */
export function quartiles(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
