import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts } from './free-ports.ts';
import { ONE_NETWORK_FOR_ALL } from './open-shop-process.ts';
import { roundRobinProxy } from './round-robin-proxy.ts';
import { seedWhenNew } from './seed.ts';
import { type Service, startService } from './service.ts';
import { servicesOf } from './services.ts';
import { readSettings } from './settings.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

interface DistributedShop {
  /** The load balancer's. */
  readonly shopUrl: string;
  readonly platformUrl: string;
  readonly secretsFile: string;
  readonly close: () => Promise<void>;
}

export interface DistributedOptions {
  readonly serverCount: number;
  /** As the platform's PLATFORM_FAULTS. */
  readonly faults: string;
  readonly print: (line: string) => void;
}

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const STOP_LIMIT_IN_MS = 15_000;

/** Settings that the servers of one shop share. */
const SHARED = {
  ...ONE_NETWORK_FOR_ALL,
  TRUSTED_PROXY_COUNT: '1',
  SESSION_SECRETS: 'the servers of one shop open the same sessions',
  // All start on one machine at once, and request everything from the platform.
  UPSTREAM_TIMEOUT_MS: '20000',
  CONTENTFUL_TIMEOUT_MS: '20000',
};

/** Opens several storefront servers behind a load balancer, with one platform that injects faults. */
export async function openDistributedShop({
  serverCount,
  faults,
  print,
}: DistributedOptions): Promise<DistributedShop> {
  const [publicPort, platformPort, ...ports] = await freePorts(2 + serverCount);
  const dataDir = mkdtempSync(join(tmpdir(), 'lokke-distributed-'));
  const shopUrl = `http://localhost:${publicPort}`;
  const platformUrl = `http://localhost:${platformPort}`;
  const settingsOf = (port: number | undefined) =>
    readSettings(
      {
        ...process.env,
        PORT: String(port),
        PLATFORM_PORT: String(platformPort),
        DATA_DIR: dataDir,
      },
      ROOT,
    );
  const settings = settingsOf(publicPort);
  await seedWhenNew(ROOT, settings, new AbortController().signal);
  const { platform } = servicesOf(ROOT, settings, { isDevelopment: false });
  const services: Service[] = [];
  const proxy = roundRobinProxy(ports);
  const close = async () => {
    proxy.closeAllConnections();
    proxy.close();
    for (const service of services.toReversed()) await service.stop(STOP_LIMIT_IN_MS);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const limit = AbortSignal.timeout(120_000);
    services.push(
      startService({ ...platform, env: { ...platform.env, PLATFORM_FAULTS: faults } }, print),
    );
    await waitUntilHealthy(`${platformUrl}/healthz`, limit);
    for (const [index, port] of ports.entries()) {
      const { storefront } = servicesOf(ROOT, settingsOf(port), { isDevelopment: false });
      const env = { ...storefront.env, ...SHARED, PUBLIC_ORIGIN: shopUrl };
      services.push(startService({ ...storefront, name: `server ${index + 1}`, env }, print));
    }
    for (const port of ports) await waitUntilHealthy(`http://localhost:${port}/healthz`, limit);
    proxy.listen(publicPort);
    await once(proxy, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  return { shopUrl, platformUrl, secretsFile: settings.secretsFile, close };
}
