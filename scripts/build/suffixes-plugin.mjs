import { suffixText } from './suffixes.mjs';

const id = '\0virtual:suffixes';

/** Serves `virtual:suffixes`: the public suffix list as text. @returns {import('vite').Plugin} */
export function suffixesPlugin() {
  return {
    name: 'suffixes',
    resolveId: (source) => (source === 'virtual:suffixes' ? id : null),
    load: async (source) => (source === id ? `export const suffixes = ${JSON.stringify(await suffixText())};\n` : null),
  };
}
