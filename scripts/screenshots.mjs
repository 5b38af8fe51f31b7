/**
 * Takes the pictures of docs/images/ from the built extension in a real Chromium, light and dark.
 *
 *   npm run build && node scripts/screenshots.mjs [NAME…]
 *
 * NAME is part of a picture's name. The pages use the font of the system; a bare Debian has only a wide one, so another
 * is preferred here where it is installed. Japanese and Arabic need one that has their letters, such as Noto
 * (Debian: fonts-noto-cjk, fonts-noto-core).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
const fonts = join(folder, 'fonts.conf');
// Added to every wish for a font, before the system adds its own.
const families = [
  'Inter',
  'Adwaita Sans',
  'Cantarell',
  'Noto Sans',
  'Liberation Sans',
  'Noto Sans CJK JP',
  'Noto Sans Arabic',
];
const strings = families.map((family) => `<string>${family}</string>`).join('');
writeFileSync(
  fonts,
  `<fontconfig>
    <match target="pattern"><edit name="family" mode="append">${strings}</edit></match>
    <include>/etc/fonts/fonts.conf</include>
  </fontconfig>`,
);

const names = process.argv.slice(2).join('|');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    join(root, 'test/screenshots/playwright.config.ts'),
    ...(names ? ['--grep', names] : []),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FONTCONFIG_FILE: fonts } },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
