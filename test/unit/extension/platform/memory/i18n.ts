import { readFileSync } from 'node:fs';

interface Entry {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

const file = new URL('../../../../../public/_locales/en/messages.json', import.meta.url);
export const messages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(file, 'utf8'));

/** What a browser does with the shipped file: placeholders by name in any case, `$$` is a dollar sign, no nesting. */
export const i18n = {
  getMessage(key: string): string {
    if (key === '@@ui_locale') return 'en_US';
    const entry = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (!entry) return '';
    return entry.message.replace(/\$(?:(\w+)\$|\$)/g, (_, name: string | undefined) =>
      name === undefined ? '$' : (entry.placeholders?.[name.toLowerCase()]?.content ?? ''),
    );
  },
};
