import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { certificate } from './certificate';

/** The whole web as a browser of the tests sees it: a proxy that answers for every host, and keeps who was asked. */
export interface Web {
  /** Arguments for a browser that shall have no other web. */
  readonly args: readonly string[];
  /** The address of each request so far, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** @param answer the page at an address, or with a type of its own */
export async function serveWeb(answer: (url: string) => string | { type: string; body: string }): Promise<Web> {
  const asked: string[] = [];
  const listener =
    (scheme: string): RequestListener =>
    ({ url = '', headers: { host = '' } }, response) => {
      // A proxy is asked for the whole address, behind a tunnel for its path.
      const address = url.startsWith('/') ? `${scheme}://${host}${url}` : url;
      if (!ofTheBrowser.test(address)) asked.push(address);
      const given = answer(address);
      const { type, body } = typeof given === 'string' ? { type: 'text/html; charset=utf-8', body: given } : given;
      response.writeHead(200, { 'content-type': type }).end(body);
    };
  const secure = createSecureServer(certificate, listener('https'));
  const proxy = createServer(listener('http'));
  const tunnels = new Set<Socket>();
  proxy.on('connect', (_, client: Socket, head) => {
    const inner = connect((secure.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      inner.write(head);
      inner.pipe(client).pipe(inner);
    });
    for (const end of [client, inner]) {
      tunnels.add(end);
      end.on('error', () => end.destroy()).on('close', () => tunnels.delete(end));
    }
  });
  await Promise.all([secure, proxy].map(listen));
  return {
    args: [`--proxy-server=127.0.0.1:${(proxy.address() as AddressInfo).port}`, '--ignore-certificate-errors'],
    asked,
    close() {
      for (const end of tunnels) end.destroy();
      for (const server of [secure, proxy]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** What Chromium asks for by itself, without an extension too: an icon of every site, who is signed in, updates. */
export const ofTheBrowser =
  /^https?:\/\/([^/]+\/favicon\.ico$|accounts\.google\.com\/ListAccounts\?|update\.googleapis\.com\/service\/update2\/)/;

const listen = (server: Server): Promise<void> =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
