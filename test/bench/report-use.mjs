// Imported before a command: says what the process uses, ten times a second and at its end, on a descriptor of its own.
import { writeSync } from 'node:fs';
import process from 'node:process';

const report = () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, `${JSON.stringify({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() })}\n`);
};
setInterval(report, 100).unref();
process.on('exit', report);
