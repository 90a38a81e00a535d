// The peer of a page or an answer: a Node server that does nothing but send the same bytes. Started as a process of
// its own, so that it has a core of its own as the shop has. Its one argument is the file with the bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file to send.');
const body = readFileSync(file);
const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'gzip');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
process.once('SIGTERM', () => process.exit(0));
