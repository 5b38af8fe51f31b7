// usage: make-lines.mjs LINES. Writes so many made-up links as people share them; the first 200,000 differ. Says on
// descriptor 3 when they are made and only to be written.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import process from 'node:process';
import { sharedLinks } from './corpus/links.mjs';

let left = Number(process.argv[2]);
const links = sharedLinks(Math.min(left, 200_000));
const whole = Buffer.from(`${links.join('\n')}\n`);
writeSync(3, '\n');
for (; left >= links.length; left -= links.length)
  if (!process.stdout.write(whole)) await once(process.stdout, 'drain');
if (left > 0) process.stdout.write(`${links.slice(0, left).join('\n')}\n`);
