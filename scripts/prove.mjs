/**
 * `npm run prove -- NAME`: runs the full size of one proof and writes what it prints to docs/proofs/NAME.md.
 * A proof is a test file of test/property, test/conformance, test/dist or test/bench that reads PLAINLINK_PROOF.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say, seconds, step } from './lib/say.mjs';

const ending = '.test.ts';
const [name] = process.argv.slice(2);
const proofs = ['property', 'conformance', 'dist', 'bench'].flatMap(proofsIn);
const file = proofs.find((proof) => basename(proof, ending) === name);
if (!file) {
  say(name ? `There is no proof "${name}".` : 'Say which proof to run: npm run prove -- NAME');
  say(`The proofs are: ${proofs.map((proof) => basename(proof, ending)).join(', ') || 'none yet'}.`);
  process.exit(2);
}

const began = Date.now();
// The reporter's own words go to a file, so that what the proof prints stands alone.
const reports = mkdtempSync(join(tmpdir(), 'plainlink-proof-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const reported = join(reports, 'report.json');
const reporter = ['--disable-console-intercept', '--reporter=json', `--outputFile=${reported}`];
const { code, out, err } = await step(`Proving ${name} in full`, () =>
  run('npx', ['vitest', 'run', file, ...reporter], {
    seconds: 6 * 3600,
    env: { PLAINLINK_PROOF: 'full', NO_COLOR: '1' },
  }),
);
const figures = out.replace(/^JSON report written to .*$/gm, '').trim();
say(figures);
if (code !== 0) {
  say(`The proof failed; docs/proofs/${name}.md is left as it was.\n${failures() || err.trim()}`);
  process.exit(1);
}
mkdirSync(join(root, 'docs/proofs'), { recursive: true });
writeFileSync(join(root, `docs/proofs/${name}.md`), report());
say(`Wrote docs/proofs/${name}.md.`);
process.exit(0);

function report() {
  const day = new Date().toISOString().slice(0, 10);
  return `# ${name}

\`npm run prove -- ${name}\` on ${day}, Node ${process.versions.node}, ${cpus().length} cores, ${seconds(began)}: ${file} in full.

\`\`\`text
${figures || 'It held, and printed no figures.'}
\`\`\`
`;
}

/** What failed and why, a paragraph each; nothing where no report was written. */
function failures() {
  if (!existsSync(reported)) return '';
  /** @type {{ testResults: { message: string, assertionResults: { fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(reported, 'utf8'));
  return testResults
    .flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
    ])
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Test files of a folder that have a full size. @returns {string[]} */
function proofsIn(/** @type {string} */ folder) {
  const path = `test/${folder}`;
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((below) => `${path}/${below}`)
    .filter((test) => test.endsWith(ending) && readFileSync(join(root, test), 'utf8').includes('PLAINLINK_PROOF'));
}
