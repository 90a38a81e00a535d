import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from './listening.ts';

/** Faults of a service, as seen by its client. */
export const LINE_FAULTS = [
  'down',
  'refusing',
  'hanging',
  'stalling',
  'half',
  'wrongJson',
  'failing',
  'throttled',
  'nameless',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export interface FaultyLine extends AsyncDisposable {
  readonly origin: string;
  /** A DNS lookup for the service; pending while DNS hangs. */
  readonly resolve: () => Promise<readonly LookupAddress[]>;
  readonly fault: () => LineFault | null;
  /** Null ends the fault. */
  readonly set: (fault: LineFault | null) => Promise<void>;
}

/** A proxy in front of a service that can simulate network faults. */
export async function openFaultyLine(
  service: (request: Request) => Promise<Response>,
): Promise<FaultyLine> {
  let fault: LineFault | null = null;
  const asking = new Set<() => void>();
  const server = createServer((incoming, outgoing) => {
    if (fault !== null && fault !== 'nameless') return misbehave(fault, incoming, outgoing);
    // Open connections need no DNS lookup.
    outgoing.shouldKeepAlive = false;
    void forward(service, incoming, outgoing);
  });
  const { port } = await listening(server);
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `http://${crypto.randomUUID()}.test:${port}`,
    resolve: async () => {
      if (fault !== 'nameless') return [{ address: '127.0.0.1', family: 4 }];
      await new Promise<void>((resolve) => asking.add(resolve));
      throw new Error('getaddrinfo EAI_AGAIN');
    },
    fault: () => fault,
    set: async (next) => {
      if (next === 'refusing' && server.listening) await close();
      if (next !== 'refusing' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
      fault = next;
      if (next !== 'nameless') {
        for (const giveUp of asking) giveUp();
        asking.clear();
      }
    },
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await close();
    },
  };
}

function misbehave(
  fault: Exclude<LineFault, 'nameless'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'down':
    case 'refusing':
      incoming.socket.resetAndDestroy();
      return;
    case 'hanging':
      return;
    case 'stalling':
      outgoing.writeHead(200, json);
      outgoing.write('{');
      return;
    case 'half':
      outgoing.writeHead(200, { ...json, 'content-length': '1000' });
      outgoing.write('{"data":{"sho', () => incoming.socket.destroy());
      return;
    case 'wrongJson':
      outgoing.writeHead(200, json).end('<html>well</html>');
      return;
    case 'failing':
      outgoing.writeHead(500, json).end('{"errors":"Internal Server Error"}');
      return;
    case 'throttled':
      outgoing.writeHead(429, { ...json, 'retry-after': '60' }).end('{"errors":"Too Many"}');
      return;
  }
}

async function forward(
  service: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const body = chunks.length === 0 ? null : Buffer.concat(chunks);
  const response = await service(
    new Request(`http://localhost:4010${url}`, { method, headers: named, body }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
