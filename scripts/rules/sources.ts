import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleFault } from '../../src/rules/fault';
import type { SourceFile } from '../../src/rules/gather';

/** A rule file with its text, which tells the lines. */
export interface Source extends SourceFile {
  readonly text: string;
}

export interface Sources {
  readonly files: readonly Source[];
  /** Of files that are no JSON. */
  readonly faults: readonly RuleFault[];
}

/** The rule files of a folder, by name. */
export function readSources(folder: string): Sources {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return parseSources(names.toSorted().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })));
}

/** Rule files as they are or as they would be. */
export function parseSources(texts: readonly Pick<Source, 'name' | 'text'>[]): Sources {
  const files: Source[] = [];
  const faults: RuleFault[] = [];
  for (const { name, text } of texts)
    try {
      files.push({ name, text, json: JSON.parse(text) });
    } catch (error) {
      const message = `expected JSON: ${error instanceof Error ? error.message : String(error)}`;
      const advice = 'Look for a comma that is missing or too many, or a quote that is not closed.';
      faults.push({ file: name, message, advice });
    }
  return { files, faults };
}

/** The line on which the rule begins; its last place where it stands twice. Undefined where it has no id, or is none. */
export function lineOf(text: string, rule: string): number | undefined {
  const at = text.lastIndexOf(`"id": ${JSON.stringify(rule)}`);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
