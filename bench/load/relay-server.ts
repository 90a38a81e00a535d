// A peer: a process that only passes a request on to the address in its argument, over kept connections, and the answer
// back, without looking at either. What it takes is the least that any second process takes.
import { Agent, createServer, request } from 'node:http';

const target = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer(async (incoming, outgoing) => {
  const asked = Buffer.concat(await incoming.toArray());
  const { host: _host, connection: _connection, ...headers } = incoming.headers;
  const { hostname, port } = target;
  const onward = { agent, hostname, port, path: incoming.url, method: incoming.method, headers };
  request(onward, async (answer) => {
    const body = Buffer.concat(await answer.toArray());
    outgoing.writeHead(answer.statusCode ?? 502, {
      'content-type': 'application/json',
      'content-length': body.length,
    });
    outgoing.end(body);
  }).end(asked);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`port ${address.port}`);
});
