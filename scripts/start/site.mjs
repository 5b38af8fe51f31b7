import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** @type {Record<string, readonly [file: string, type: string]>} */
const pages = {
  '/article': ['scripts/start/demo.html', 'text/html; charset=utf-8'],
  '/paste': ['scripts/start/paste.html', 'text/html; charset=utf-8'],
  '/icon.svg': ['assets/icon.svg', 'image/svg+xml'],
};

/**
 * Serves the demo on 127.0.0.1, on a port that is free.
 * @returns {Promise<{ demo: string, paste: string, close: () => void }>}
 */
export async function serveDemo() {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '/').replace(/[?#].*/, '')];
    response.writeHead(page ? 200 : 404, { 'content-type': page?.[1] ?? 'text/plain', 'cache-control': 'no-store' });
    response.end(page ? readFileSync(join(root, page[0])) : 'Nothing is here.');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const base = `http://127.0.0.1:${address.port}`;
  return {
    demo: `${base}/article?id=42&utm_source=newsletter&utm_medium=email&fbclid=IwAR0a1b2c3d4e5f6g7h8i9j`,
    paste: `${base}/paste`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
