import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Stands before the platform: what it gives as tokens has to be renewed at the next request. */
export interface ShortTokens {
  readonly origin: string;
  /** Tokens that were renewed so far. */
  readonly renewed: () => number;
  readonly close: () => Promise<void>;
}

/** The storefront renews a token two minutes before its end. */
const EXPIRES_IN_S = 121;
/** Long enough for a kill to come between a token and who asked for it. */
const ANSWERED_AFTER_IN_MS = 100;

export async function openShortTokens(platformUrl: string): Promise<ShortTokens> {
  let renewed = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const path = incoming.url ?? '/';
    const body = Buffer.concat(chunks);
    const response = await fetch(`${platformUrl}${path}`, {
      method: incoming.method ?? 'GET',
      headers: headersOf(incoming),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    const text = await response.text();
    const isToken = path.endsWith('/oauth/token');
    if (isToken && body.includes('grant_type=refresh_token') && response.ok) {
      renewed += 1;
      await new Promise((done) => setTimeout(done, ANSWERED_AFTER_IN_MS));
    }
    const type = response.headers.get('content-type') ?? 'application/json';
    const version = response.headers.get('x-shopify-api-version');
    outgoing.writeHead(response.status, {
      'content-type': type,
      ...(version !== null && { 'x-shopify-api-version': version }),
    });
    outgoing.end(isToken ? shortened(text) : redirected(path, text));
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const origin = `http://localhost:${address.port}`;
  /** Only tokens come through here: browsers see the platform itself. */
  const redirected = (path: string, text: string) =>
    path.endsWith('/openid-configuration')
      ? text.replace(/("token_endpoint":")[^"]*?(\/authentication)/, `$1${origin}$2`)
      : text;
  return {
    origin,
    renewed: () => renewed,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const shortened = (text: string) =>
  text.replace(/"expires_in":\d+/, `"expires_in":${EXPIRES_IN_S}`);

/** All but those of the connection. */
function headersOf({ headers }: IncomingMessage): Headers {
  const own = new Set(['connection', 'content-length', 'host', 'transfer-encoding', 'keep-alive']);
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !own.has(name)) kept.set(name, value);
  }
  return kept;
}
