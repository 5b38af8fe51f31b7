#!/usr/bin/env node
// Writes the types of the library into dist/lib: those that index.ts and rules.ts reach, and no others.
// Relative imports get the .js that Node's resolution asks for and a bundler does not mind.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import ts from 'typescript';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const config = ts.readConfigFile(fromRoot('src/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, fromRoot('src'));
const roots = ['src/index.ts', 'src/tr46.d.ts', 'src/rules/virtual.d.ts', 'src/suffixes/virtual.d.ts'].map(fromRoot);
const program = ts.createProgram(roots, {
  ...options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: fromRoot('src'),
  outDir: fromRoot('dist/lib'),
});
const { diagnostics } = program.emit(undefined, (path, text) => ts.sys.writeFile(path, withExtensions(text)));
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
for (const { messageText } of problems) console.error(ts.flattenDiagnosticMessageText(messageText, '\n'));

const rules = fromRoot('dist/lib/rules.d.ts');
writeFileSync(rules, withExtensions(readFileSync(rules, 'utf8')));
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string} text */
function withExtensions(text) {
  return text.replace(/(\b(?:from|import)\s*\(?\s*)(['"])(\.[^'"]*?)(?:\.js)?\2/g, '$1$2$3.js$2');
}
