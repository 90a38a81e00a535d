// A peer that only forwards requests to the URL in its argument over kept connections: the least that any second
// process takes.
import { Agent, createServer, request } from 'node:http';

const target = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await incoming.toArray());
  const { host: _host, connection: _connection, ...headers } = incoming.headers;
  const { hostname, port } = target;
  const onward = { agent, hostname, port, path: incoming.url, method: incoming.method, headers };
  request(onward, async (response) => {
    const received = Buffer.concat(await response.toArray());
    outgoing.writeHead(response.statusCode ?? 502, {
      'content-type': 'application/json',
      'content-length': received.length,
    });
    outgoing.end(received);
  }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`port ${address.port}`);
});
