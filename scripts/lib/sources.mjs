import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Every file below a folder of the project whose name matches, as a path from the project's root. */
export function filesBelow(/** @type {string} */ folder, /** @type {RegExp} */ pattern) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && statSync(join(root, folder, file)).isFile())
    .map((file) => `${folder}/${file}`)
    .toSorted();
}
