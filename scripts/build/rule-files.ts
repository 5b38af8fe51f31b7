import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../../src/rules/gather';

const rulesFolder = fileURLToPath(new URL('../../public/rules/', import.meta.url));

/**
 * The rule files of a folder, by name.
 * @throws where one is no JSON, with its name and what the parser says
 */
export function readRuleFiles(folder = rulesFolder): (SourceFile & { readonly path: string })[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => ({ name, path: folder + name, json: parse(name, folder + name) }));
}

function parse(name: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: expected JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
