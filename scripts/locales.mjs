/**
 * Edits `public/_locales/en/messages.json`, safely while others do too.
 *
 *   node scripts/locales.mjs add KEY "Text with $name$" ["for translators"]
 *   node scripts/locales.mjs remove KEY
 *   node scripts/locales.mjs reasons     writes a `reason_…` entry for every reason of the engine
 *
 * A gap is written `$name$`; a dollar sign that is none, `$$`. What fills a gap is named, not numbered, so that a
 * translator may move it or leave it out: `extension/platform/i18n.ts` puts the values in.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}public/_locales/en/messages.json`;
const [command = '', key = '', text, description] = process.argv.slice(2);

/** @typedef {Record<string, object>} Messages */

/** @type {Record<string, (messages: Messages) => void | Promise<void>>} */
const commands = {
  add(messages) {
    if (!key || !text) throw new Error('usage: locales.mjs add KEY TEXT [DESCRIPTION]');
    messages[key] = entry(key, text, description);
  },
  remove(messages) {
    if (!Object.hasOwn(messages, key)) throw new Error(`there is no key ${key}`);
    delete messages[key];
  },
  async reasons(messages) {
    for (const old of Object.keys(messages)) if (old.startsWith('reason_')) delete messages[old];
    for (const [id, english] of Object.entries(await readReasons()))
      messages[`reason_${id}`] = entry(`reason_${id}`, english.replaceAll('$', '$$$$').replace(/\{(\w+)\}/g, '$$$1$$'));
  },
};

const edit = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!edit) {
  process.stderr.write('usage: locales.mjs add KEY TEXT [DESCRIPTION] | remove KEY | reasons\n');
  process.exit(2);
}
await alone(async () => {
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  await edit(messages);
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(sorted(messages), null, 2)}\n`);
  renameSync(`${file}.${process.pid}`, file);
});

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
  const source = readFileSync(`${root}src/canonical/reasons.ts`, 'utf8');
  const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };
  const code = ts.transpileModule(source, options).outputText;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).reasons;
}

/** One editor at a time: a directory is made by one only. */
async function alone(/** @type {() => Promise<void>} */ work) {
  const lock = `${file}.lock`;
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
