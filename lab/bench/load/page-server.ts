// Peer that does nothing but send one page from memory, with its headers, compressed ahead of time. Arguments: the
// server to use (`bare` or `hono`), and the file that holds the page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [, , kind, file = ''] = process.argv;
const page: { headers: Record<string, string>; bodyInBase64: string } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const body = Buffer.from(page.bodyInBase64, 'base64');
const printPort = (port: number) => console.log(`port ${port}`);

if (kind === 'hono') {
  const app = new Hono();
  const bytes = new Uint8Array(body);
  app.get('*', (context) => context.body(bytes, 200, page.headers));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => printPort(port));
} else {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, page.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string') printPort(address.port);
  });
}
