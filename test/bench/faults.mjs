/** What makes a run fail. @typedef {import('./bounds.mjs').Measured} Measured */

const most = { calls: ['canonical()', 'explain()'], timesUrl: 3, compileMs: 10 };
/** Two links in one, so that the bounds for one say nothing of it. */
const unbounded = 'wrapped';

/** @param {Measured} measured @returns {string[]} */
export function faultsIn({ places = [], rules, heap, hostile = [], lines }) {
  return [
    ...places.filter(({ kind }) => kind === 'node').flatMap(tooSlow),
    ...(rules?.different ? [`Miscounted: made-up rules change ${rules.different} links.`] : []),
    ...(heap?.rows ?? [])
      .filter(({ collections }) => collections > 0)
      .map(({ corpus, name }) => `Miscounted: memory was collected while ${name} on ${corpus} links was counted.`),
    ...hostile.filter(({ fault }) => fault).map(({ input, call }) => `Not linear: ${call} on “${input}”.`),
    ...(lines && lines.code !== 0 ? [`The command line ended with ${lines.code}.`] : []),
  ];
}

/** @param {import('./bounds.mjs').Place} place */
function tooSlow({ figures: { rows, compile } }) {
  const slow = rows
    .filter(({ corpus, name }) => corpus !== unbounded && most.calls.includes(name))
    .filter(({ times }) => times.median > most.timesUrl)
    .map(({ corpus, name }) => `Too slow: ${name} on ${corpus} links, more than ${most.timesUrl} times.`);
  return compile.median > most.compileMs ? [...slow, `Too slow: compiling, more than ${most.compileMs} ms.`] : slow;
}
