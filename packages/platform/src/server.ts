import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { limitInFlight } from './http/limit-in-flight.ts';
import type { Platform } from './platform.ts';

export interface ServeOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Loopback by default: the console and the mailbox are for this machine alone. */
  readonly hostname?: string;
  /** How many requests are under way at once; the others are told to come back. */
  readonly mostInFlight?: number;
}

/** Against clients that keep a connection and say nothing, or say it drop by drop. */
const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;
/** In a thousandth of a second each, by then a buyer has waited long enough. */
const MOST_IN_FLIGHT = 512;

export interface ServedPlatform {
  readonly port: number;
  /** Finishes what is in flight, then closes the store. */
  readonly stop: () => Promise<void>;
}

export async function servePlatform(
  platform: Platform,
  { port, hostname = '127.0.0.1', mostInFlight = MOST_IN_FLIGHT }: ServeOptions,
): Promise<ServedPlatform> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const fetch = limitInFlight(platform.fetch, mostInFlight);
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
        // A connection is kept for a minute after its last answer; nobody waits for that.
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
