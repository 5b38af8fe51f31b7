import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf, gzipped, packages, readText, workerFiles } from './packages';

const kB = 1000;

describe.each(packages)('%s', (folder) => {
  test('the worker, with rules and suffix data, stays below 135 kB gzipped', () => {
    const size = gzipped(folder, workerFiles(folder));
    expect(size).toBeLessThanOrEqual(135 * kB);
    expect(size).toBeGreaterThan(40 * kB);
  });

  test('each script that is put into pages stays below 8 kB gzipped, and needs no other file', () => {
    const scripts = filesOf(folder).filter((file) => /^extension\/content\/.*\.js$/.test(file));
    const expected = ['copy', 'buttons', 'page'].map((name) => `extension/content/${name}.js`);
    expect(scripts).toEqual(expect.arrayContaining(expected));
    for (const script of scripts) {
      expect(gzipped(folder, [script]), script).toBeLessThanOrEqual(8 * kB);
      expect(readText(folder, script), script).not.toMatch(/^\s*import\b|\bimport\(/m);
    }
  });

  test('the script in the page’s own world names nothing of the extension’s', () => {
    expect(readText(folder, 'extension/content/page.js')).not.toMatch(/\b(?:chrome|browser|runtime)\b/);
  });

  test('the table of Unicode hosts is in no file of it', () => {
    const library = readFileSync('dist/lib/index.js', 'utf8');
    expect(tableSigns.filter((sign) => !sign.test(library))).toEqual([]);
    const scripts = filesOf(folder).filter((file) => /\.(js|json|html)$/.test(file));
    expect(scripts.filter((file) => tableSigns.some((sign) => sign.test(readText(folder, file))))).toEqual([]);
  });

  test('what documents the rules is asked for by the options alone', () => {
    const scripts = filesOf(folder).filter((file) => file.endsWith('.js'));
    const asking = scripts.filter((file) => readText(folder, file).includes('rule-notes.json'));
    expect(asking).toEqual([expect.stringContaining('options')]);
    const samples = scripts.filter((file) => readText(folder, file).includes('7s6tufofYrg'));
    expect(samples).toEqual([]);
  });

  test('the rules are in it once, and their sources are not', () => {
    const carriers = filesOf(folder).filter((file) => /\.(js|json)$/.test(file) && holdsRules(readText(folder, file)));
    expect(carriers).toHaveLength(1);
    expect(filesOf(folder).filter((file) => file.startsWith('rules/'))).toEqual([]);
  });
});

/** Names that stand in the rules, and in no other text of the product, in the form in which rules hold them. */
function holdsRules(text: string): boolean {
  return ['wbraid', 'mc_eid', 'dclid'].every((name) => new RegExp(`["'\` ]${name}["'\` ]`).test(text));
}

/** A row of the table of Unicode hosts that no other list has, and an option that only its reader knows. */
const tableSigns = [/\[\s*119808,\s*1,\s*\\?["'`]a\\?["'`]\s*\]/, /\bcheckJoiners\b/];
