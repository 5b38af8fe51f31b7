/** What an engine answers to texts, told by hashes: the same code wherever it runs, asking nothing of the place. */

/** Texts whose answers share a hash. */
export const block = 100;

/**
 * @param {typeof import('../../../src/index').createEngine} createEngine
 * @param {import('../../../src/rules/model').RuleSet} rules
 * @param {readonly string[]} texts
 * @returns {string[]} a hash for each block of texts, of every answer of every policy
 */
export function hashesOf(createEngine, rules, texts) {
  const engines = /** @type {const} */ (['share', 'crawl', 'samepage']).map((policy) =>
    createEngine({ rules, policy }),
  );
  /** @type {string[]} */
  const hashes = [];
  for (let from = 0; from < texts.length; from += block) {
    const hash = hasher();
    for (const text of texts.slice(from, from + block))
      for (const engine of engines)
        for (const answer of [engine.canonical(text), engine.key(text), JSON.stringify(engine.explain(text))])
          hash.add(answer);
    hashes.push(hash.told());
  }
  return hashes;
}

/** Two hashes of 32 bits over code units (cyrb53). */
function hasher() {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  /** @param {number} code */
  const take = (code) => {
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  };
  return {
    /** @param {string} text */
    add(text) {
      take(text.length);
      for (let at = 0; at < text.length; at += 1) take(text.charCodeAt(at));
    },
    told: () => ((one ^ (one >>> 15)) >>> 0).toString(16) + ((other ^ (other >>> 13)) >>> 0).toString(16),
  };
}
