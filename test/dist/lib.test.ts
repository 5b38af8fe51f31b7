import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));
if (!existsSync(join(root, 'dist/lib/index.js'))) throw new Error('There is no dist/lib: run npm run build first.');

/** The built library in a folder of its own, with no node_modules above it. */
function alone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plainlink-lib-'));
  cpSync(join(root, 'dist/lib'), join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** What a module in that folder prints. */
function printed(folder: string, code: string): unknown {
  writeFileSync(join(folder, 'main.js'), code);
  return JSON.parse(execFileSync(process.execPath, ['main.js'], { cwd: folder, encoding: 'utf8' }));
}

test('it works by itself, hosts outside ASCII and public suffixes included', () => {
  const code = `
    import { createEngine, siteOf } from './lib/index.js';
    import { shippedRules } from './lib/rules.js';
    const engine = createEngine({ rules: shippedRules });
    console.log(JSON.stringify([
      engine.canonical('https://bücher.example/?utm_source=x&id=1'),
      engine.canonical('https://ẞ.com/'),
      siteOf('a.b.github.io'),
      engine.policy.startsWith('share@1+rules.' + shippedRules.version),
    ]));`;
  expect(printed(alone(), code)).toEqual([
    'https://xn--bcher-kva.example/?id=1',
    'https://xn--zca.com/',
    'b.github.io',
    true,
  ]);
});

test('the command line works by itself', () => {
  const folder = alone();
  const out = execFileSync(process.execPath, ['lib/cli.js', 'clean', 'https://a.example/?fbclid=1'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out).toBe('https://a.example/\n');
});

test('a broad allowlist never lets through what is a click id everywhere', () => {
  const code = `
    import { createEngine } from './lib/index.js';
    const rules = {
      schema: 1, version: 'own', families: {}, guards: [], wrappers: [], warnings: [],
      strip: [{ id: 'fb', why: 'clickId', vendor: 'Facebook', names: ['fbclid'], strength: 'always', class: 'click-id' }],
      keep: [{ id: 'all', why: 'contentItem', names: ['*'], hosts: ['example.com'] }],
    };
    const { canonical, decisions } = createEngine({ rules }).explain('https://example.com/?any=1&fbclid=2');
    console.log(JSON.stringify([canonical, decisions.map(({ name, layer }) => name + ' ' + layer)]));`;
  expect(printed(alone(), code)).toEqual(['https://example.com/?any=1', ['any allowlist', 'fbclid blocklist']]);
});

test('the package names what it exports', () => {
  const code = `
    import { createEngine } from 'plainlink';
    import { shippedRules } from 'plainlink/rules';
    console.log(createEngine({ rules: shippedRules }).canonical('https://a.example/?fbclid=1'));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' });
  expect(out).toBe('https://a.example/\n');
  const { bin, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(files).toContain('dist/lib');
  expect(readFileSync(join(root, bin.plainlink), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test.each([
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('its types are found and strict as %s resolves them', (_, module, moduleResolution) => {
  const folder = alone();
  const file = join(folder, 'consumer.ts');
  writeFileSync(file, consumer);
  const options = { module, moduleResolution, target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, types: [] };
  const program = ts.createProgram([file], { ...options, skipDefaultLibCheck: true });
  const complaints = ts.getPreEmitDiagnostics(program);
  expect(complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([
    expect.stringContaining("not assignable to type 'number'"),
  ]);
});

/** What somebody may write, with one mistake in its last line. */
const consumer = `
  import { createEngine, type Decision, type Result } from './lib/index.js';
  import { shippedRules } from './lib/rules.js';
  const engine = createEngine({ rules: shippedRules, policy: 'crawl', block: ['a'] });
  const found = engine.explain('https://a.example/');
  export const first: Decision | undefined = 'error' in found ? undefined : (found satisfies Result).decisions[0];
  export const verdict: 'same' | 'different' | 'unknown' = engine.same('a', 'b');
  export const mistake: number = engine.key('a');
`;
