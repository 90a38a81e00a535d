// Peer that does nothing but send one page from memory, with its headers, compressed ahead of time; its argument is the
// file that holds the page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = ''] = process.argv;
const page: { headers: Record<string, string>; bodyInBase64: string } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const body = Buffer.from(page.bodyInBase64, 'base64');
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, page.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`port ${address.port}`);
});
