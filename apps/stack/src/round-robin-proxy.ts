import { createServer, request, type Server } from 'node:http';

/** Balances requests over servers in turn and sets `x-forwarded-for`. */
export function roundRobinProxy(ports: readonly number[]): Server {
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
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
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
