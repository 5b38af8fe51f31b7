/** `npm run check`: types and lint alone, in a minute. */
import process from 'node:process';
import { say } from './lib/say.mjs';
import { sumUp } from './test/summary.mjs';
import { lintParts, typeParts } from './test/tools.mjs';

const { line, ok } = sumUp([await typeParts(), await lintParts()], say);
say(line);
process.exit(ok ? 0 : 1);
