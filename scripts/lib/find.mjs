import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Full path of the first of `names` that is a program on this machine; null when none is. */
export function findProgram(/** @type {readonly string[]} */ ...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const name of names)
    for (const folder of folders) if (folder && isProgram(join(folder, name))) return join(folder, name);
  return null;
}

/** Whether the file is there and may be run. */
export function isProgram(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
