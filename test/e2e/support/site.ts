import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small web site of one article, at any path, with two pictures and a document. */
export async function serveSite(): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [type, body] = files[pathname] ?? ['text/html', article];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self' data:" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const picture = [
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>',
] as const;

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/linked.svg': picture,
  '/image.svg': picture,
  '/document.pdf': [
    'application/pdf',
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
  ],
};

const article = `<!doctype html>
<html lang="en">
<title>An [article]</title>
<h1 id="title">An article</h1>
<p id="words">Words, <a id="link" href="https://example.com/a?id=1&amp;utm_source=x">link (one)</a>,
  <a href="https://www.youtube.com/watch?v=abc123&amp;si=y">link two</a>
  and https://example.com/c?utm_medium=z&amp;k=v.</p>
<p><a href="https://example.com/behind?gclid=1&amp;p=2"><img id="linked" alt="" width="80" height="60" src="/linked.svg?utm_source=x&amp;w=80"></a></p>
<p><img id="image" alt="" width="80" height="60" src="/image.svg?fbclid=x&amp;w=80"></p>
<p><a id="clean" href="https://example.com/plain?id=1">clean</a></p>
<p><a id="signed" href="https://files.example.com/f?X-Amz-Algorithm=AWS4-HMAC-SHA256&amp;X-Amz-Signature=0a1b&amp;utm_source=x">signed</a></p>
<p><a id="mail" href="mailto:someone@example.com">mail</a></p>
<p id="plain">No link here.</p>
<p><a id="shown" href="https://example.com/s?id=1&amp;utm_source=x">https://example.com/s?id=1&amp;utm_source=x</a></p>
</html>`;
