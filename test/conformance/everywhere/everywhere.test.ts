// Full size: PLAINLINK_PROOF=full, with other versions of Node too. Needs dist/lib.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowsers } from '../../../scripts/lib/browsers.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { anyText, linkLike } from '../../property/links';
import { runInWorker } from '../../support/browser-worker.mjs';
import { casesFile } from '../suites';
import { block } from './answers.mjs';

const full = process.env['PLAINLINK_PROOF'] === 'full';
const folder = mkdtempSync(join(tmpdir(), 'plainlink-everywhere-'));
const file = join(folder, 'texts.json');
const texts = [...casesTexts(), ...generated(full ? 100_000 : 3000)];
let here: readonly string[] = [];

beforeAll(async () => {
  writeFileSync(file, JSON.stringify(texts));
  here = await inNode([process.execPath, script('in-node.mjs'), file]);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe(`the same answers everywhere, to ${texts.length} texts under three policies`, () => {
  test('in a bare context without URL', { timeout: 1_200_000 }, async () => {
    same(
      'a bare context',
      await inNode([process.execPath, '--experimental-vm-modules', script('in-bare-context.mjs'), file]),
    );
  });

  for (const kind of ['chromium', 'firefox'] as const)
    test(`in a worker of ${kind}`, { timeout: 1_200_000 }, async (context) => {
      const browser = findBrowsers().find((one) => one.kind === kind);
      if (!browser) {
        console.log(`skipped: no ${kind} is found here`);
        return context.skip();
      }
      same(browser.name, await runInWorker(browser, 'test/conformance/everywhere/in-worker.mjs', { texts }));
    });

  // They come from the registry, which not every machine reaches.
  for (const version of full ? [20, 22, 24] : [])
    test(`in Node ${version}`, { timeout: 1_200_000 }, async (context) => {
      const node = ['npx', '--yes', '--package', `node@${version}`, '--', 'node'];
      if ((await run('npx', [...node.slice(1), '--version'], { seconds: 600 })).code !== 0) {
        console.log(`skipped: Node ${version} cannot be had here`);
        context.skip();
      }
      same(`Node ${version}`, await inNode([...node, script('in-node.mjs'), file]));
    });
});

function same(where: string, there: readonly string[]): void {
  const at = here.findIndex((hash, i) => hash !== there[i]);
  const differing = at < 0 ? [] : texts.slice(at * block, (at + 1) * block);
  expect({ where, differing, blocks: there.length }).toEqual({ where, differing: [], blocks: here.length });
  console.log(`${where}: ${texts.length} texts, ${there.length} hashes, all equal to Node ${process.version}'s`);
}

async function inNode([program = '', ...args]: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await run(program, args, { seconds: 1200 });
  if (code !== 0) throw new Error(err);
  return JSON.parse(out).hashes;
}

function script(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Other texts in the full size each time, and always the same in the small one. */
function generated(count: number): readonly string[] {
  const seed = full ? Date.now() % 2 ** 31 : 2026;
  console.log(`${count} generated texts, seed ${seed}`);
  return fc.sample(fc.oneof(linkLike, anyText), { numRuns: count, seed });
}

function casesTexts(): readonly string[] {
  const own = ['docs/canonical-form.jsonl', 'test/fixtures/links.jsonl'].map((path) =>
    join(import.meta.dirname, '../../..', path),
  );
  const others = casesFile('grammar.jsonl');
  return [...own, ...(others ? [others] : [])].flatMap((path) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const { a, b, input, link } = JSON.parse(line);
        return [a, b, input, link].filter((text) => typeof text === 'string');
      }),
  );
}
