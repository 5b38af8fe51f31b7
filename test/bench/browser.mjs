import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/lib/root.mjs';
import { start } from '../../scripts/lib/run.mjs';

const page = `<!doctype html><title>bench</title><script>new Worker('/test/bench/in-worker.mjs', { type: 'module' })</script>`;

/**
 * Measures in a worker of a browser that shows nothing, on a throw-away profile.
 * @param {import('../../scripts/lib/browsers.mjs').Browser} browser
 * @param {Record<string, string[]>} corpora
 * @param {number} rounds
 * @returns {Promise<import('./measure.mjs').Figures>} rejected where no figures came within ten minutes
 */
export async function measureIn(browser, corpora, rounds) {
  const home = mkdtempSync(join(tmpdir(), 'plainlink-bench-'));
  /** @type {import('node:http').Server} */
  let server = createServer();
  const figures = new Promise((resolve) => {
    server = createServer((request, response) => answer(request, response, { corpora, rounds }, resolve));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const child = start(browser.file, [...flags(browser, home), `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${browser.name} gave no figures.`)), 600_000).unref(),
  );
  try {
    return await Promise.race([figures, late]);
  } finally {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** @param {import('../../scripts/lib/browsers.mjs').Browser} browser @param {string} home */
function flags({ kind }, home) {
  if (kind === 'firefox') return ['--headless', '--no-remote', '--profile', home];
  const rootless = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    '--headless=new',
    `--user-data-dir=${home}`,
    '--no-first-run',
    '--disable-background-networking',
    ...rootless,
  ];
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {object} order
 * @param {(figures: import('./measure.mjs').Figures) => void} hand
 */
function answer({ url = '/', method }, response, order, hand) {
  /** @param {string} type @param {string | Buffer} body */
  const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
  if (method === 'POST') {
    let body = '';
    response.req.setEncoding('utf8').on('data', (text) => (body += text));
    response.req.on('end', () => {
      send('text/plain', '');
      hand(JSON.parse(body));
    });
    return;
  }
  const [file] = /^\/(?:test\/bench|dist\/lib)\/[\w.-]+$/.exec(url) ?? [];
  if (url === '/') send('text/html', page);
  else if (url === '/measure.json') send('application/json', JSON.stringify(order));
  else if (file) send('text/javascript', readFileSync(join(root, file)));
  else response.writeHead(404).end();
}
