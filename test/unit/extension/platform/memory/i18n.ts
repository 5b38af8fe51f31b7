import { readFileSync } from 'node:fs';

interface Entry {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

type Messages = Readonly<Record<string, Entry>>;

export const messages = textsOf('en');

/** What the browser shows; a test puts another language in. */
export const shown = { ui: 'en_US', texts: messages };

export function textsOf(language: string): Messages {
  const file = new URL(`../../../../../public/_locales/${language}/messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a browser does with the shipped file: placeholders by name in any case, `$$` is a dollar sign, no nesting. */
export const i18n = {
  getMessage(key: string): string {
    if (key === '@@ui_locale') return shown.ui;
    // A text that a language lacks is shown in the default one.
    const from = [shown.texts, messages].find((texts) => Object.hasOwn(texts, key));
    const entry = from?.[key];
    if (!entry) return '';
    return entry.message.replace(/\$(?:(\w+)\$|\$)/g, (_, name: string | undefined) =>
      name === undefined ? '$' : (entry.placeholders?.[name.toLowerCase()]?.content ?? ''),
    );
  },
};
