/**
 * Looks after the texts in `public/_locales/`, safely while others do too. docs/translating.md tells how.
 *
 *   node scripts/locales.mjs                     says what each language lacks, and which texts cannot stay
 *   node scripts/locales.mjs add KEY "Text with $name$" ["for translators"]
 *   node scripts/locales.mjs remove KEY          from every language
 *   node scripts/locales.mjs reasons             writes a `reason_…` entry for every reason of the engine
 *   node scripts/locales.mjs missing LANGUAGE    lists what a language lacks: key, tab, English
 *   node scripts/locales.mjs take LANGUAGE FILE  takes translations in: key, tab, text; drops what no English text has
 *
 * A gap is written `$name$`; a dollar sign that is none, `$$`. What fills a gap is named, not numbered, so that a
 * translator may move it or leave it out: `extension/platform/i18n.ts` puts the values in.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { faultsOf, wantedKeys } from './locales/faults.mjs';
import { folder, languages, textsOf } from './locales/languages.mjs';

/** @typedef {Record<string, import('./locales/faults.mjs').Entry>} Messages */

const [command = 'report', first = '', second = '', description] = process.argv.slice(2);

/** @type {Record<string, () => void | Promise<void>>} */
const commands = {
  report,
  add() {
    if (!first || !second) throw new Error('usage: locales.mjs add KEY TEXT [DESCRIPTION]');
    return edit('en', (messages) => {
      messages[first] = entry(first, second, description);
    });
  },
  async remove() {
    if (!Object.hasOwn(textsOf('en'), first)) throw new Error(`there is no key ${first}`);
    for (const language of languages())
      await edit(language, (messages) => {
        delete messages[first];
      });
  },
  reasons: () =>
    edit('en', async (messages) => {
      for (const old of Object.keys(messages)) if (old.startsWith('reason_')) delete messages[old];
      for (const [id, english] of Object.entries(await readReasons()))
        messages[`reason_${id}`] = entry(
          `reason_${id}`,
          english.replaceAll('$', '$$$$').replace(/\{(\w+)\}/g, '$$$1$$'),
        );
    }),
  missing() {
    const english = textsOf('en');
    const wanted = wantedKeys(english, first);
    const texts = languages().includes(first) ? textsOf(first) : {};
    for (const [key, model] of wanted)
      if (!Object.hasOwn(texts, key)) say(`${key}\t${english[model]?.message}\t${english[model]?.description ?? ''}`);
  },
  take() {
    const wanted = wantedKeys(textsOf('en'), first);
    const lines = readFileSync(second, 'utf8').split('\n').filter(Boolean);
    return edit(first, (messages) => {
      for (const line of lines) {
        const [key = '', text = ''] = line.split('\t');
        if (!wanted.has(key)) throw new Error(`no English text needs ${key}`);
        messages[key] = entry(key, text);
      }
      for (const key of Object.keys(messages)) if (!wanted.has(key)) delete messages[key];
    });
  },
};

const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (run) await run();
else {
  say('usage: locales.mjs [add KEY TEXT [DESCRIPTION] | remove KEY | reasons | missing LANGUAGE | take LANGUAGE FILE]');
  process.exitCode = 2;
}

/** A line for each language, and one for each text that cannot stay. */
function report() {
  const english = textsOf('en');
  for (const language of languages()) {
    const { missing, faults } = faultsOf(english, textsOf(language), language);
    say(`${language}: ${missing.length} missing${missing.length > 0 ? `: ${missing.join(' ')}` : ''}`);
    for (const { key, what } of faults) say(`${language}: ${key} ${what}`);
    if (missing.length + faults.length > 0) process.exitCode = 1;
  }
}

/** One message as browsers read it. */
function entry(
  /** @type {string} */ name,
  /** @type {string} */ message,
  /** @type {string | undefined} */ comment = undefined,
) {
  if (!/^[A-Za-z0-9_]+$/.test(name)) throw new Error(`a key has letters, digits and _ only: ${name}`);
  const gaps = [...message.replaceAll('$$', '').matchAll(/\$(\w+)\$/g)].map(([, gap]) => gap);
  // Browsers look placeholders up in small letters.
  const placeholders = Object.fromEntries(
    gaps.toSorted().map((gap = '') => [gap.toLowerCase(), { content: `{${gap}}` }]),
  );
  return {
    message,
    ...(comment ? { description: comment } : {}),
    ...(gaps.length > 0 ? { placeholders } : {}),
  };
}

function sorted(/** @type {Messages} */ messages) {
  return Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns {Promise<Record<string, string>>} */
async function readReasons() {
  const source = readFileSync(join(root, 'src/canonical/sentences.ts'), 'utf8');
  const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };
  const code = ts.transpileModule(source, options).outputText;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).reasons;
}

/** Changes the texts of a language, which begins with none. */
async function edit(
  /** @type {string} */ language,
  /** @type {(messages: Messages) => void | Promise<void>} */ change,
) {
  const file = join(folder, language, 'messages.json');
  await alone(async () => {
    const messages = languages().includes(language) ? { ...textsOf(language) } : {};
    await change(messages);
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(sorted(messages), null, 2)}\n`);
    renameSync(`${file}.${process.pid}`, file);
  });
}

/** One editor at a time: a directory is made by one only. */
async function alone(/** @type {() => Promise<void>} */ work) {
  const lock = join(root, 'node_modules/.locales-lock');
  for (let tries = 100; ; tries--) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}
