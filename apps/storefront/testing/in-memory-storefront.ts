import {
  createPlatform,
  type Platform,
  type ShopKey,
  saveCatalogue,
  seedDemoContent,
  seedDemoSalons,
} from '@lokke/platform';
import type { Hono } from 'hono';
import { type Config, readConfig } from '../server/config/index.ts';
import { createStorefront, type Storefront } from '../server/storefront.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { unbuiltPages } from './build-from-source.ts';
import { FULL_SHOP } from './full-shop.ts';

/** Real hashing, with nothing to wait for. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const SESSION_SECRET = 'the secret of a whole shop that lives in memory';

export interface WholeStorefront
  extends AsyncDisposable,
    Pick<Storefront, 'metrics' | 'warm' | 'markNotReady' | 'whenIdle' | 'purge'> {
  /** Everything that a visitor can reach, but for the build's files. */
  readonly app: Hono;
  readonly platform: Platform;
  readonly config: Config;
  readonly logged: LogEntry[];
  /** A request as a browser on the shop's own pages sends it. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface WholeStorefrontOptions {
  readonly shops?: readonly ShopKey[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The storefront as it is served, over a platform in memory with the demo's content and salons. */
export async function openInMemoryStorefront({
  shops = ['nl'],
  environment = {},
}: WholeStorefrontOptions = {}): Promise<WholeStorefront> {
  const platform = createPlatform({ dataFile: ':memory:', passwordCost: QUICK });
  for (const shop of shops) await saveCatalogue(platform.context, shop, FULL_SHOP);
  await seedDemoContent(platform.context);
  await seedDemoSalons(platform.context);
  const config = readConfig({
    PUBLIC_ORIGIN: 'http://lokke.test',
    ...environment,
  });
  const logged: LogEntry[] = [];
  const storefront = createStorefront({
    build: await unbuiltPages(),
    config,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    sessionSecrets: [SESSION_SECRET],
    languageFiles: new Map(),
    log: (entry) => logged.push(entry),
  });
  const { app, metrics, whenIdle: settled, warm, markNotReady: announceStop, purge } = storefront;
  return {
    app,
    platform,
    config,
    logged,
    metrics,
    whenIdle: settled,
    warm,
    markNotReady: announceStop,
    purge,
    ask: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
      return app.request(`http://lokke.test${path}`, { ...init, headers });
    },
    [Symbol.asyncDispose]: async () => {
      await settled();
      platform.close();
    },
  };
}
