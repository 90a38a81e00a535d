import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Platform } from './platform.ts';

export interface ServeOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Loopback by default: the console and the mailbox are for this machine alone. */
  readonly hostname?: string;
}

export interface ServedPlatform {
  readonly port: number;
  /** Finishes what is in flight, then closes the store. */
  readonly stop: () => Promise<void>;
}

export async function servePlatform(
  platform: Platform,
  { port, hostname = '127.0.0.1' }: ServeOptions,
): Promise<ServedPlatform> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: platform.fetch, port, hostname }, resolve);
  server.once('error', reject);
  const address = await promise;
  platform.webhooks.start();
  return {
    port: address.port,
    stop: () =>
      new Promise((done, failed) => {
        server.close((error) => {
          void platform.webhooks.stop().then(() => {
            platform.close();
            if (error === undefined) done();
            else failed(error);
          });
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}
