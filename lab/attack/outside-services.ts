import { createServer, type ServerResponse } from 'node:http';

/** Stand-in for the shop's services: forwards to the platform, and drips bytes when told. */
export interface OutsideServices extends AsyncDisposable {
  readonly origin: string;
  readonly startDripping: () => void;
  /** Counts the requests that got drops. */
  readonly drippedOn: () => number;
}

const DRIP_INTERVAL_IN_MS = 200;

export async function openServices(platformUrl: string): Promise<OutsideServices> {
  let isDripping = false;
  let dripped = 0;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (isDripping) {
      dripped += 1;
      drip(outgoing);
    } else {
      const body = Buffer.concat(await incoming.toArray());
      const answer = await fetch(`${platformUrl}${path}`, {
        method: incoming.method ?? 'GET',
        headers: {
          authorization: incoming.headers.authorization ?? '',
          'content-type': incoming.headers['content-type'] ?? 'application/json',
        },
        ...(body.length > 0 && { body }),
      }).catch(() => new Response(null, { status: 502 }));
      const type = answer.headers.get('content-type') ?? 'application/json';
      outgoing.writeHead(answer.status, { 'content-type': type });
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    }
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
    [Symbol.asyncDispose]: () =>
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
