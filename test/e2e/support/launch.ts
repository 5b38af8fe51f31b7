/**
 * How every browser of the tests starts: with the extension, and with nothing of its own that would disturb (no first
 * run, no updates, no requests in the background).
 * @param extension the folder of the unpacked extension; null for a browser without one
 * @param more further arguments
 */
export function startWith(extension: string | null, ...more: string[]): { executablePath: string; args: string[] } {
  const load = extension ? [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`] : [];
  return {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...load, ...quiet, ...more],
  };
}

const quiet = [
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
