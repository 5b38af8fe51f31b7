import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { gather, type Gathered } from '../../src/rules/gather';
import type { RuleSet } from '../../src/rules/model';
import { packed } from '../../src/rules/packed';
import { faultsAsError } from '../../src/rules/schema';
import { readRuleFiles } from './rule-files';

const id = '\0virtual:rules';

/**
 * Serves `virtual:rules`: what decides, out of `public/rules`. A faulty rule file ends the build with its message.
 * @param output `extension`: the notes become one file beside it, and the sources are not shipped a second time;
 *   `library`: a declaration for `rules.js`; `none`: tests
 */
export function rulesPlugin(output: 'extension' | 'library' | 'none'): Plugin {
  let outDir = 'dist';
  return {
    name: 'rules',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    resolveId: (source) => (source === 'virtual:rules' ? id : null),
    load(source) {
      if (source !== id) return null;
      for (const { path } of readRuleFiles()) this.addWatchFile(path);
      return moduleText(gathered().rules);
    },
    generateBundle() {
      const { notes } = gathered();
      if (output === 'extension')
        this.emitFile({ type: 'asset', fileName: 'rule-notes.json', source: JSON.stringify(notes) });
      if (output === 'library') this.emitFile({ type: 'asset', fileName: 'rules.d.ts', source: declaration });
    },
    closeBundle() {
      if (output === 'extension') rmSync(join(outDir, 'rules'), { recursive: true, force: true });
    },
  };
}

const declaration = `import type { RuleSet } from './rules/model';
/** The rules that are shipped, for \`createEngine({ rules: shippedRules })\`. */
export declare const shippedRules: RuleSet;
`;

function gathered(): Extract<Gathered, { ok: true }> {
  const result = gather(readRuleFiles());
  if (!result.ok) throw faultsAsError(result.errors);
  return result;
}

/**
 * As text: V8 parses a large JSON text faster than the same as a literal. In backticks, the one quotation that the
 * build leaves as it is: else each quotation mark in the text is escaped, for 3 % more bytes.
 */
function moduleText(rules: RuleSet): string {
  const text = JSON.stringify(packed(rules)).replace(/[\\`]|\$\{/g, '\\$&');
  return `import { unpacked } from '/src/rules/packed';
export const shippedRules = unpacked(JSON.parse(\`${text}\`));
`;
}
