import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { alternatingProxy } from './alternating-proxy.ts';
import { freePorts } from './free-ports.ts';
import { seedWhenNew } from './seed.ts';
import { type Service, startService } from './service.ts';
import { servicesOf } from './services.ts';
import { readSettings } from './settings.ts';
import { untilHealthy } from './until-healthy.ts';

export interface DistributedShop {
  /** The load balancer's. */
  readonly shopUrl: string;
  readonly platformUrl: string;
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

/** What the servers of one shop agree on. */
const SHARED = {
  TRUSTED_PROXY_COUNT: '1',
  SESSION_SECRETS: 'the servers of one shop open the same sessions',
  // All of them share this machine, and all begin by asking for everything at once.
  UPSTREAM_TIMEOUT_MS: '20000',
  CONTENTFUL_TIMEOUT_MS: '20000',
};

/** Several storefront servers behind a load balancer that sends each request to the next, and one platform on a bad day. */
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
  const proxy = alternatingProxy(ports);
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
    await untilHealthy(`${platformUrl}/healthz`, limit);
    for (const [index, port] of ports.entries()) {
      const { storefront } = servicesOf(ROOT, settingsOf(port), { isDevelopment: false });
      const env = { ...storefront.env, ...SHARED, PUBLIC_ORIGIN: shopUrl };
      services.push(startService({ ...storefront, name: `server ${index + 1}`, env }, print));
    }
    for (const port of ports) await untilHealthy(`http://localhost:${port}/healthz`, limit);
    proxy.listen(publicPort);
    await once(proxy, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  return { shopUrl, platformUrl, close };
}
