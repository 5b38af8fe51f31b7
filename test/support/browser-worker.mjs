import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/lib/root.mjs';
import { start } from '../../scripts/lib/run.mjs';

/**
 * Runs a module in a worker of a browser that shows nothing, on a throw-away profile. The module fetches its order from
 * `/order.json` and posts what it found.
 * @param {import('../../scripts/lib/browsers.mjs').Browser} browser
 * @param {string} module its path in this project
 * @param {object} order
 * @returns {Promise<any>} what it posted; rejected where nothing came within ten minutes
 */
export async function runInWorker(browser, module, order) {
  const home = mkdtempSync(join(tmpdir(), 'plainlink-worker-'));
  /** @type {import('node:http').Server} */
  let server = createServer();
  const found = new Promise((resolve) => {
    server = createServer((request, response) => answer(request, response, { module, order }, resolve));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const child = start(browser.file, [...flags(browser, home), `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${browser.name} gave no answer.`)), 600_000).unref(),
  );
  try {
    return await Promise.race([found, late]);
  } finally {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    // Other processes of the browser may still write there; what is left says nothing about what was found.
    await rm(home, { recursive: true, force: true, maxRetries: 20 }).catch((error) => console.warn(String(error)));
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
 * @param {{ module: string, order: object }} what
 * @param {(found: unknown) => void} hand
 */
function answer({ url = '/', method }, response, { module, order }, hand) {
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
  const [file] = /^\/(?:test|dist\/lib)\/[\w./-]+\.m?js$/.exec(url.replaceAll('..', '')) ?? [];
  if (url === '/')
    send(
      'text/html',
      `<!doctype html><title>worker</title><script>new Worker('/${module}', { type: 'module' })</script>`,
    );
  else if (url === '/order.json') send('application/json', JSON.stringify(order));
  else if (file) send('text/javascript', readFileSync(join(root, file)));
  else response.writeHead(404).end();
}
