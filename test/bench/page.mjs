import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const introduction = `# What a link costs

Written by \`npm run bench -- --browsers --write\`; do not edit. Figures of the first tables say how many times as fast a
call is as \`new URL(link).href\` on the same links in the same run: 1 is as fast, 2 twice as fast. In brackets stand the
quartiles. Each caller has its turn in every round, so that a slow moment of the machine meets all.

- **shared**: links as people share them, about half of them with tags; **plain**: the canonical form of these;
  **real**: the canonical form of links that people wrote, in the READMEs of packages and in HTML documents of the system;
  **wrapped**: links of redirectors, which are two links in one.
- \`canonical()\` takes any text; \`'serialised'\` is a caller's word that a URL parser wrote it; \`explain(), all read\`
  reads every field of the answer, which is worked out only then. All shipped rules are in.
- Other libraries do less, or something else, and get every tenth link.`;

/** Writes docs/performance.md. @param {readonly import('./sections.mjs').Section[]} sections @param {string} about */
export function writePage(sections, about) {
  const parts = sections.map(({ title, text }) => `## ${title}\n\n${text}`);
  const page = [introduction, `${about} ${cpus().length} processors.`, ...parts].join('\n\n');
  writeFileSync(join(root, 'docs/performance.md'), `${page}\n`);
}
