import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate';

/** A server that is every host, and remembers what it was asked for. */
export interface EveryHost {
  readonly port: number;
  /** Host and target of each request, in order; forgets them. */
  seen(): readonly string[];
  close(): void;
}

/**
 * `loop-server.example` and `loop-page.example` put back what was taken out of their addresses; `form.example` has a
 * form; every other host has one page.
 * @param secure with TLS; without, as a proxy that every request is sent to
 */
export async function serveEveryHost(secure: boolean): Promise<EveryHost> {
  let seen: string[] = [];
  const answer: RequestListener = ({ url: target = '', method = '', headers: { host = '' } }, response) => {
    // A proxy is asked for the whole address.
    const url = target.replace(/^http:\/\/[^/]*/, '');
    if (url !== '/favicon.ico') seen.push(`${method} ${host}${url}`);
    if (host === 'loop-server.example' && !url.includes('gclid'))
      return response.writeHead(302, { location: `${url}?gclid=back` }).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    const isBack = host === 'loop-page.example' && !url.includes('gclid');
    response.end(`<!doctype html><html lang="en"><title>${host}</title><h1>${host}</h1>
      ${isBack ? `<script>setTimeout(() => location.replace('?gclid=back'), 50)</script>` : ''}
      <form method="post" action="/sent?gclid=1"><button>Send</button></form>`);
  };
  const server = secure ? createSecureServer(certificate, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen() {
      const all = seen;
      seen = [];
      return all;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
