import type { Plugin } from 'vite';

/**
 * Lets one entry of the library import another as the file that it becomes, so that each is one plain file.
 * @param entries source of each entry by the name of its file
 */
export function entriesPlugin(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'entries-import-entries',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.isEntry || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const name = Object.keys(entries).find((entry) => found?.id.endsWith(`/${entries[entry]}`));
      return name === undefined ? found : { id: `./${name}.js`, external: true };
    },
  };
}
