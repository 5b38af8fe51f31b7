import type { Plugin } from 'vite';
import { suffixText } from './suffixes';

const id = '\0virtual:suffixes';

/** Serves `virtual:suffixes`: the public suffix list as text. */
export function suffixesPlugin(): Plugin {
  return {
    name: 'suffixes',
    resolveId: (source) => (source === 'virtual:suffixes' ? id : null),
    load: async (source) => (source === id ? `export const suffixes = ${JSON.stringify(await suffixText())};\n` : null),
  };
}
