import { createServer, request, type Server } from 'node:http';

/** Hands each request to the next server in turn, and says from where it came, as a load balancer does. */
export function alternatingProxy(ports: readonly number[]): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const from = incoming.socket.remoteAddress ?? '';
    const forwarded = [incoming.headers['x-forwarded-for'], from].flat().filter(Boolean).join(', ');
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
}
