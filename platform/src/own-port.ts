import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { listenError } from './listen-error.ts';
import type { Platform } from './platform.ts';
import { limitConcurrency } from './protocol/index.ts';

/** Paths that Google's clients look for at the root of a host, for they keep nothing of an address but host and port. */
export const OWN_PORT_SERVICES = ['firestore', 'identity'] as const;

export type OwnPortService = (typeof OWN_PORT_SERVICES)[number];

/** The administrator of Google's emulators, by a token that everybody knows: for this machine alone. */
const EMULATOR_OWNER = 'Bearer owner';
const OWNER_OF = { firestore: 'salonToken', identity: 'ownerToken' } as const;
const LOOPBACK = '127.0.0.1';
const OF_THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', LOOPBACK]);
const MAX_CONCURRENT = 64;

function isOfThisMachine(address: string): boolean {
  return OF_THIS_MACHINE.has(URL.parse(address)?.hostname ?? '');
}

/** Serves one service of the platform as if it were the whole host. */
export function ownHost(
  { fetch, secrets }: Pick<Platform, 'fetch' | 'secrets'>,
  service: OwnPortService,
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    // Neither another site's page nor a name that leads here (DNS rebinding) may use the well-known token.
    const origin = c.req.header('origin');
    const isAllowed =
      isOfThisMachine(c.req.url) && (origin === undefined || isOfThisMachine(origin));
    return isAllowed ? next() : c.json({ error: { code: 403, message: 'Forbidden' } }, 403);
  });
  app.use(cors({ origin: (origin) => origin }));
  // Emulators say it so to whoever waits for them.
  app.get('/', (c) => c.text('Ok\n'));
  app.all('*', async (c) => {
    const { pathname, search, origin } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    if (headers.get('authorization') === EMULATOR_OWNER) {
      headers.set('authorization', `Bearer ${secrets[OWNER_OF[service]]}`);
    }
    const { method, body } = c.req.raw;
    // Passed on as it comes in: the service itself limits it.
    const passed: RequestInit & { readonly duplex: 'half' } = {
      method,
      headers,
      duplex: 'half',
      ...(method === 'POST' && { body }),
    };
    return fetch(new Request(`${origin}/${service}${pathname}${search}`, passed));
  });
  return app;
}

export interface OwnPort {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Listens on loopback, whatever the platform itself listens on; 0 takes a free port. */
export async function serveOwnPort(
  platform: Pick<Platform, 'fetch' | 'secrets'>,
  { service, port }: { readonly service: OwnPortService; readonly port: number },
): Promise<OwnPort> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const app = ownHost(platform, service);
  const fetch = limitConcurrency(async (request) => app.fetch(request), MAX_CONCURRENT);
  const server = serve({ fetch: (request) => fetch(request), port, hostname: LOOPBACK }, resolve);
  const place = { hostname: LOOPBACK, port, setting: `${service.toUpperCase()}_PORT` };
  server.once('error', (error) => reject(listenError(error, place)));
  const address = await promise;
  return {
    port: address.port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
