/** What was measured, as it is printed and as `docs/performance.md` has it. */
import { bounds, linesPerSecond, ofCanonical } from './bounds.mjs';
import { inverse, short, spread, table, whole } from './format.mjs';
import { lengths } from './hostile-inputs.mjs';

/**
 * @typedef {import('./bounds.mjs').Measured} Measured
 * @typedef {{ day: string, node: string, cores: number, links: number, real: number, rounds: number }} Circumstances
 */

/** A section for everything that was measured, under its heading. @param {Measured} measured @returns {string[]} */
export const sections = (measured) => {
  const { places = [], peers, rules, heap, hostile, lines, popup } = measured;
  return [
    boundSection(measured),
    ...places.map(placeSection),
    ...(peers ? [peerSection(peers)] : []),
    ...(rules ? [ruleSection(rules)] : []),
    ...(heap ? [heapSection(heap)] : []),
    ...(hostile ? [hostileSection(hostile)] : []),
    ...(lines ? [lineSection(lines)] : []),
    ...(popup ? [popupSection(popup)] : []),
  ];
};

/** The whole page. @param {Measured} measured @param {Circumstances} circumstances */
export const page = (measured, { day, node, cores, links, real, rounds }) => `# What it costs

\`npm run bench -- --browsers --write\` writes this page; it was last run on ${day}, with Node ${node} on ${cores} cores.

Times depend on the machine, so they are told as multiples of \`new URL(link).href\` on the same links in the same run. All
that are compared take turns, round by round, and the order turns too: what disturbs the machine disturbs all of them.
Figures are medians of ${rounds} rounds, with the quartiles behind them. In Node it is processor time, in browsers time on the clock.

- **shared**: ${whole(links)} links as people share them, made up: half carry something that somebody added.
- **plain**: ${whole(links)} made-up links as an address bar shows them, to which nothing was added.
- **real**: ${whole(real)} links out of the texts of this machine, or of a folder, in canonical form.
- **wrapped**: links that lead through a redirector to one of the shared kind, so two links in one.

${sections(measured).join('\n\n')}
`;

/** @param {import('./bounds.mjs').Place} place */
function placeSection({ name, figures: { rows, compile, firstCompile } }) {
  const corpora = [...new Set(rows.map(({ corpus }) => corpus))];
  const speeds = rows.map((row) => [row.corpus, row.name, whole(row.nanoseconds.median), spread(inverse(row.times))]);
  const explained = corpora.map((corpus) => [corpus, spread(ofCanonical(rows, corpus))]);
  return `## One link: ${name}

${table(['links', 'call', 'ns a link', 'as fast as new URL().href'], speeds)}

What it costs to explain and to read every field, as a multiple of \`canonical()\`:

${table(['links', 'explain(), all read'], explained)}

Compiling the shipped rules takes ${spread(compile)} ms; the very first time, ${short(firstCompile)} ms.`;
}

/** @param {import('./peers.mjs').Figures} figures */
function peerSection({ rows, thrown, links }) {
  const throws = Object.entries(thrown).map(([name, count]) => `${name} for ${count}`);
  return `## Other libraries

They do other things: fast-uri follows RFC 3986 alone; normalize-url also sorts parameters, and of tracking ones drops
\`utm_*\`; tidy-url removes parameters by rules of its own. Each is called as its README says, in Node, on every tenth link,
in rounds of their own: they fill the memory so that what stands beside them looks slower. A library that throws is done
with the link; of ${whole(links)}: ${throws.join(', ')}.

${table(
  ['links', 'call', 'ns a link', 'as fast as new URL().href'],
  rows.map((row) => [row.corpus, row.name, whole(row.nanoseconds.median), spread(inverse(row.times))]),
)}`;
}

/** @param {import('./rule-count.mjs').Figures} figures */
function ruleSection({ rows, sizes }) {
  const cells = rows.map(({ corpus, name, nanoseconds, times }) => {
    const size = sizes.find((one) => one.name === name);
    return [corpus, name, whole(size?.rules ?? 0), whole(nanoseconds.median), spread(times), whole(size?.compile ?? 0)];
  });
  return `## Ten and a hundred times the rules

Further rules are made up: the same kinds in the same proportion, of sites and names that no link here has; the last row without the made-up
guards that hold on all sites, which cost most. \`canonical()\`:

${table(['links', 'rules', 'how many', 'ns a link', 'as a multiple', 'compiling once, ms'], cells)}`;
}

/** @param {import('./heap.mjs').Figures} figures */
function heapSection({ rows, engineBytes }) {
  const cells = rows.map(({ corpus, name, calls, bytesACall, keptACall }) => [
    corpus,
    name,
    whole(calls),
    short(bytesACall),
    short(keptACall),
  ]);
  return `## Memory

Bytes that a call takes from the heap for a link that does not change, collected or not, and what of them stays; beside it
what is counted for a call that does nothing, and for one that makes a list.

${table(['links', 'call', 'calls', 'bytes a call', 'of which stay'], cells)}

An engine with the shipped rules that has met these links holds ${(engineBytes / 1e6).toFixed(1)} MB.`;
}

/** @param {import('./hostile-inputs.mjs').Row[]} rows */
function hostileSection(rows) {
  const cells = rows.map(({ input, call, nanoseconds, growth, beyond }) => [
    `\`${input}\``,
    call,
    ...nanoseconds.map(short),
    short(growth),
    beyond === null ? '' : short(beyond),
  ]);
  return `## Links that were made to be slow

Nanoseconds a byte on links that repeat one thing, by length. _growth_ is the longest beside the dearer of the first two;
where that is above 2, _beyond_ is what four times that length costs beside it: some step where caches and young memory
end, which a quadratic cost does not do. The platform's own parser stands beside it where it takes the link.

${table(['input', 'call', ...lengths.map((length) => `${whole(length / 1000)} kB`), 'growth', 'beyond'], cells)}`;
}

/** @param {import('./pipe-lines.mjs').Piped} piped */
function lineSection(piped) {
  const { lines, wall, memory } = piped;
  return `## The command line

${whole(lines)} lines of the shared kind, piped by another process through \`clean\`, start-up included: ${whole(linesPerSecond(piped))} lines
a second of processor time, ${whole((lines * 1000) / wall)} on the clock.

${table(
  ['lines', 'memory, MB'],
  memory.map(({ lines: at, rss }) => [whole(at), whole(rss / 1e6)]),
)}`;
}

/** @param {import('./popup.mjs').PopupTimes[]} rows */
const popupSection = (rows) => `## The popup

Opened by the toolbar button of a Chromium without a window, from the start of its document until its decisions are
drawn; beside it the popup of an extension that holds one line, opened in the same rounds.

${table(
  ['state', 'median, ms', '95 of 100, ms', 'as a multiple of the empty one', '95 of 100, as a multiple'],
  rows.map(({ state, median, p95, times, p95Times }) => [
    state,
    whole(median),
    whole(p95),
    spread(times),
    short(p95Times),
  ]),
)}`;

/** @param {Measured} measured */
const boundSection = (measured) => `## What was asked, and what was reached

${table(
  ['what', 'asked', 'reached', 'holds'],
  bounds(measured).map(({ what, asked, reached, holds }) => [what, asked, reached, holds ? 'yes' : '**no**']),
)}`;
