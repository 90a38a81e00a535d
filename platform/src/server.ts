import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Certificate } from './certificate.ts';
import { listenError } from './listen-error.ts';
import type { Platform } from './platform.ts';
import {
  type ConnectionLimits,
  limitConcurrency,
  limitConnections,
  peerBehind,
} from './protocol/index.ts';

export interface ServeOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Loopback by default: the console and the mailbox are for this machine alone. */
  readonly hostname?: string;
  /** Speaks https with it. */
  readonly certificate?: Certificate | null;
  /** The concurrency limit; further requests get 503 with Retry-After. */
  readonly maxConcurrent?: number;
  readonly connectionLimits?: ConnectionLimits;
  /** Proxies of the operator between browsers and here, each of which adds to `X-Forwarded-For`. */
  readonly proxies?: number;
}

type Bindings = HttpBindings | Http2Bindings;

/** Against slow clients (slowloris). */
const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
/** The storefront's servers may be one network, with hundreds of connections each. */
const CONNECTION_LIMITS: ConnectionLimits = { maxConnections: 10_000, maxPerNetwork: 4_000 };
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;
/** Calls that may wait: at a millisecond each, more than this would keep buyers waiting too long. */
const MAX_CONCURRENT = 512;

export interface ServedPlatform {
  readonly port: number;
  /** Finishes what is in flight, then closes the store. */
  readonly stop: () => Promise<void>;
}

export async function servePlatform(
  platform: Platform,
  {
    port,
    hostname = '127.0.0.1',
    certificate = null,
    maxConcurrent = MAX_CONCURRENT,
    connectionLimits = CONNECTION_LIMITS,
    proxies = 0,
  }: ServeOptions,
): Promise<ServedPlatform> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const handle = limitConcurrency(
    (request, peer) => platform.fetch(request, undefined, peer),
    maxConcurrent,
  );
  const fetch = async (request: Request, { incoming }: Bindings) => {
    if (!hasOneHost(incoming)) return new Response('A request names one host.', { status: 400 });
    return handle(request, peerBehind(proxies, request, incoming.socket.remoteAddress));
  };
  const transport =
    certificate === null
      ? { serverOptions: CONNECTIONS }
      : { createServer, serverOptions: { ...CONNECTIONS, ...certificate } };
  const server = serve({ fetch, port, hostname, ...transport }, resolve);
  const place = { hostname, port, setting: 'PLATFORM_PORT' };
  server.once('error', (error) => reject(listenError(error, place)));
  limitConnections(server, connectionLimits);
  const address = await promise;
  const { webhooks, restockLetters, renewalReminders, searchIndexing } = platform;
  const work = [webhooks, restockLetters, renewalReminders, searchIndexing];
  for (const { start } of work) start();
  return {
    port: address.port,
    stop: () =>
      new Promise((done, failed) => {
        const closeIdle = () => {
          if ('closeIdleConnections' in server) server.closeIdleConnections();
        };
        // Idle keep-alive connections must not delay the end.
        const idle = setInterval(closeIdle, LOOK_FOR_IDLE_EVERY_IN_MS);
        server.close((error) => {
          clearInterval(idle);
          void Promise.all(work.map(({ stop }) => stop())).then(() => {
            platform.close();
            if (error === undefined) done();
            else failed(error);
          });
        });
        closeIdle();
      }),
  };
}

/** Refuses several hosts: Node takes the first, a proxy in front perhaps another (RFC 9112 §3.2). */
function hasOneHost({ rawHeaders }: Pick<Bindings['incoming'], 'rawHeaders'>): boolean {
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length < 2;
}
