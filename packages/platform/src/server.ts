import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { limitConcurrency } from './core/index.ts';
import type { Platform } from './platform.ts';

export interface ServeOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Loopback by default: the console and the mailbox are for this machine alone. */
  readonly hostname?: string;
  /** The concurrency limit; further requests get 503 with Retry-After. */
  readonly maxConcurrent?: number;
}

/** Against slow clients (slowloris). */
const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;
/** At a millisecond each, more than this would keep buyers waiting too long. */
const MAX_CONCURRENT = 512;

export interface ServedPlatform {
  readonly port: number;
  /** Finishes what is in flight, then closes the store. */
  readonly stop: () => Promise<void>;
}

export async function servePlatform(
  platform: Platform,
  { port, hostname = '127.0.0.1', maxConcurrent = MAX_CONCURRENT }: ServeOptions,
): Promise<ServedPlatform> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const fetch = limitConcurrency(platform.fetch, maxConcurrent);
  const server = serve({ fetch, port, hostname, serverOptions: CONNECTIONS }, resolve);
  server.once('error', reject);
  const address = await promise;
  platform.webhooks.start();
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
          void platform.webhooks.stop().then(() => {
            platform.close();
            if (error === undefined) done();
            else failed(error);
          });
        });
        closeIdle();
      }),
  };
}
