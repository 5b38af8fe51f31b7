import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../lib/root.mjs';

/** A rule file as `npm run format` lays it out. */
export async function laidOut(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(join(root, 'public/rules/x.json'))), parser: 'json' });
}

/** Writes a file whole or not at all. */
export function writeWhole(folder: string, name: string, text: string): void {
  const half = join(folder, `${name}.half`);
  try {
    writeFileSync(half, text);
    renameSync(half, join(folder, name));
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}
