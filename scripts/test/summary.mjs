/**
 * What one part of the test run brought.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} passed
 * @property {number} skipped
 * @property {{ name: string, message: string }[]} failures One for each test that failed.
 */

/** A part that could not run at all, which counts as one failure. @returns {Part} */
export function failedPart(/** @type {string} */ name, /** @type {string} */ message) {
  return { name, passed: 0, skipped: 0, failures: [{ name, message }] };
}

/**
 * Says what failed, then a line a part; gives the closing line, and whether all is well. A part in which nothing ran
 * is a failure: silence is no proof.
 * @param {readonly Part[]} parts
 * @param {(line: string) => void} say
 */
export function sumUp(parts, say) {
  const judged = parts.map((part) => (ran(part) ? part : failedPart(part.name, 'No test ran.')));
  for (const { name: part, failures } of judged)
    for (const { name, message } of failures) say(`\nFAILED  ${part}: ${name}\n${indent(message)}`);
  say('');
  for (const { name, ...part } of judged) say(`${name.padEnd(22)} ${counts(part)}`);
  const all = {
    passed: sum(judged.map(({ passed }) => passed)),
    skipped: sum(judged.map(({ skipped }) => skipped)),
    failures: judged.flatMap(({ failures }) => failures),
  };
  return { line: counts(all), ok: all.failures.length === 0 && all.passed > 0 };
}

function ran(/** @type {Part} */ { passed, failures }) {
  return passed + failures.length > 0;
}

function counts(/** @type {Omit<Part, 'name'>} */ { passed, skipped, failures }) {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function sum(/** @type {readonly number[]} */ numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Lines of a message that are shown. */
const most = 80;

function indent(/** @type {string} */ text) {
  const lines = text.trim().split('\n');
  return [...lines.slice(0, most), ...(lines.length > most ? [`… and ${lines.length - most} lines more`] : [])]
    .map((line) => `        ${line}`)
    .join('\n');
}
