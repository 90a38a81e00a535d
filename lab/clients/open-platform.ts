import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import {
  type Certificate,
  createPlatform,
  importSalons,
  type Platform,
  type PlatformContext,
  type PlatformSecrets,
  seedDemo,
  seedDemoContent,
  serveOwnPort,
  servePlatform,
  storedCertificate,
} from '@lokke/platform';
import { freePorts } from '@lokke/stack';

export interface OpenPlatform extends AsyncDisposable {
  readonly port: number;
  readonly firestorePort: number;
  readonly identityPort: number;
  /** Of the same platform, over https. */
  readonly tlsPort: number;
  readonly certificate: Certificate;
  readonly context: PlatformContext;
  readonly secrets: PlatformSecrets;
  /** The same without a network. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const QUICK_PASSWORDS = { cost: 16, blockSize: 1, parallelization: 1 };

/** Three salons of two countries. */
const SALONS = [
  { salonNo: '1', salonName: 'Anker', country: 'NL', city: 'Utrecht', salonLoyalty: true },
  { salonNo: '2', salonName: 'Boog', country: 'NL', city: 'Arnhem', services: ['cut', 'colour'] },
  { salonNo: '3', salonName: 'Cirkel', country: 'BE', city: 'Gent', services: ['cut'] },
].map((salon) => JSON.stringify({ position: { lat: 52, lng: 5 }, ...salon }));

/** The demo in memory, on free ports of its own. */
export async function openPlatform(): Promise<OpenPlatform> {
  const [port = 0] = await freePorts(1);
  const platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: QUICK_PASSWORDS,
    origin: `http://localhost:${port}`,
  });
  await seedDemo(platform.context);
  await seedDemoContent(platform.context);
  await importSalons(platform.context.store, SALONS.join('\n'), new Date());
  const served = await servePlatform(platform, { port });
  const folder = mkdtempSync(join(tmpdir(), 'lokke-clients-'));
  const certificate = await storedCertificate(folder);
  const tls = await serveTls(platform, certificate);
  const firestore = await serveOwnPort(platform, { service: 'firestore', port: 0 });
  const identity = await serveOwnPort(platform, { service: 'identity', port: 0 });
  return {
    port: served.port,
    firestorePort: firestore.port,
    identityPort: identity.port,
    tlsPort: tls.port,
    certificate,
    context: platform.context,
    secrets: platform.secrets,
    fetch: platform.fetch,
    async [Symbol.asyncDispose]() {
      await Promise.all([firestore.stop(), identity.stop()]);
      tls.close();
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A second port of the same platform. */
async function serveTls({ fetch }: Platform, certificate: Certificate) {
  const server = serve({
    fetch: (request) => fetch(request),
    port: 0,
    hostname: '127.0.0.1',
    createServer,
    serverOptions: { ...certificate },
  });
  if (!server.listening) await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    port: address.port,
    close: () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}
