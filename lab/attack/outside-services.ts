import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Stands where the shop's services are: forwards to the platform, takes error reports, and drips bytes when told. */
export interface OutsideServices {
  readonly origin: string;
  readonly startDripping: () => void;
  /** How many requests got drops. */
  readonly drippedOn: () => number;
  readonly close: () => Promise<void>;
}

const DRIP_INTERVAL_IN_MS = 200;

export async function openServices(platformUrl: string): Promise<OutsideServices> {
  let isDripping = false;
  let dripped = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.includes('/envelope/')) {
      incoming.resume();
      outgoing.end('{}');
    } else if (isDripping) {
      dripped += 1;
      drip(outgoing);
    } else void forward(`${platformUrl}${path}`, incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The services have no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    drippedOn: () => dripped,
    startDripping: () => {
      isDripping = true;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Sends a byte now and then, which keeps a limit per byte from ever being reached. */
function drip(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => outgoing.write(' '), DRIP_INTERVAL_IN_MS);
  outgoing.once('close', () => clearInterval(timer));
}

async function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers();
    for (const name of ['authorization', 'content-type']) {
      const value = incoming.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const response = await fetch(url, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = response.headers.get('content-type') ?? 'application/json';
    outgoing.writeHead(response.status, { 'content-type': type });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    outgoing.writeHead(502).end();
  }
}
