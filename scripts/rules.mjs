/**
 * `npm run rules`: checks the rules. `npm run rules -- try LINK`: what each rule says of a link.
 * `npm run rules -- add`: asks for a rule and writes it. `npm run rules -- triage FILE`: what a report asks for. It uses the engine, so it is TypeScript: see scripts/rules/.
 */
import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { suffixesPlugin } from './build/suffixes-plugin.mjs';
import { root } from './lib/root.mjs';

/** @type {{ module: { main(args: readonly string[], around: NodeJS.Process): Promise<number> } }} */
const { module } = await runnerImport(join(root, 'scripts/rules/main.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [suffixesPlugin()],
});
process.exitCode = await module.main(process.argv.slice(2), process);
