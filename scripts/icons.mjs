/** Makes every icon in public/icons from assets/icon.svg: `npm run icons`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

/** Widths in pixels: toolbar (16, 24, 32), extension list (48), store and dialogs (64, 96, 128). */
export const sizes = [16, 24, 32, 48, 64, 96, 128];

/** The icon as PNG, `size` pixels wide and high. */
export function renderIcon(/** @type {number} */ size) {
  const svg = readFileSync(join(root, 'assets/icon.svg'), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'public/icons');
  mkdirSync(folder, { recursive: true });
  for (const size of sizes) writeFileSync(join(folder, `${size}.png`), renderIcon(size));
  say(`Wrote ${sizes.length} icons to public/icons.`);
}
