import { brandFolderOf, readBrand } from '@lokke/brand';
import {
  createPlatform,
  type Platform,
  type ShopKey,
  saveCatalogue,
  seedDemo,
  seedDemoContent,
  seedDemoSalons,
} from '@lokke/platform';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createStorefront, type Storefront } from '../server/compose.ts';
import { type Config, readConfig } from '../server/config/index.ts';
import { NO_FILES } from '../server/pages/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { unbuiltPages } from './build-from-source.ts';
import { FULL_SHOP } from './full-shop.ts';

/** Real hashing at minimal cost. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const SESSION_SECRET = 'the secret of a whole shop that lives in memory';

export interface InMemoryStorefront
  extends AsyncDisposable,
    Pick<
      Storefront,
      | 'metrics'
      | 'pages'
      | 'readStatus'
      | 'warm'
      | 'markNotReady'
      | 'whenIdle'
      | 'purge'
      | 'watchPromotions'
    > {
  /** Every route except the build's static files. */
  readonly app: Hono;
  readonly platform: Platform;
  readonly config: Config;
  readonly logged: LogEntry[];
  /** Sends a request as a same-origin browser does. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface WholeStorefrontOptions {
  readonly shops?: readonly ShopKey[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The demo's catalogue in every shop, instead of the small one. */
  readonly isDemo?: boolean;
  /** Changes the pages before they are served. */
  readonly changed?: (build: ServerBuild) => ServerBuild;
  /** Fills the platform in place of the demo's content and salons. */
  readonly fill?: (platform: Platform) => Promise<unknown>;
  /** A server with the same platform; its owner closes that. */
  readonly beside?: InMemoryStorefront;
  /** Folder for what outlives a server without Redis. */
  readonly stateFolder?: string;
  /** Sees what the storefront asks the platform, and what it is answered. */
  readonly onAnswer?: (request: Request, response: Response) => Promise<void>;
}

/** The storefront over an in-memory platform with the demo's content and salons. */
export async function openInMemoryStorefront({
  shops = ['nl'],
  environment = {},
  isDemo = false,
  changed = (build) => build,
  fill,
  beside,
  stateFolder,
  onAnswer = async () => undefined,
}: WholeStorefrontOptions = {}): Promise<InMemoryStorefront> {
  const seed = async ({ context }: Platform): Promise<void> => {
    if (isDemo) await seedDemo(context);
    else for (const shop of shops) await saveCatalogue(context, shop, FULL_SHOP);
    await seedDemoContent(context);
    await seedDemoSalons(context);
  };
  const brand = readBrand(brandFolderOf(environment));
  const platform =
    beside?.platform ?? createPlatform({ dataFile: ':memory:', passwordCost: QUICK, brand });
  // A server beside another finds the platform filled.
  if (beside === undefined) await (fill ?? seed)(platform);
  const config = readConfig(
    { PUBLIC_ORIGIN: 'http://lokke.test', ...environment },
    platform.secrets,
  );
  const logged: LogEntry[] = [];
  const asking = new Set<Promise<Response>>();
  let isClosed = false;
  const askPlatform = (request: Request): Promise<Response> => {
    if (isClosed) return Promise.reject(new Error('The platform is closed.'));
    const answer = platform.fetch(request).finally(() => asking.delete(answer));
    asking.add(answer);
    return answer;
  };
  const storefront = createStorefront({
    build: changed(await unbuiltPages()),
    config,
    // A CDN is a server of its own.
    fetch: async (input, init) => {
      if (String(input).startsWith('http://127.0.0.1:')) return fetch(input, init);
      const request = new Request(input, init);
      const asked = request.clone();
      const response = await askPlatform(request);
      await onAnswer(asked, response.clone());
      return response;
    },
    sessionSecrets: [SESSION_SECRET],
    files: NO_FILES,
    ...(stateFolder !== undefined && { stateFolder }),
    log: (entry) => logged.push(entry),
  });
  const { app, whenIdle: settled, close } = storefront;
  return {
    ...storefront,
    platform,
    config,
    logged,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
      return app.request(`http://lokke.test${path}`, { ...init, headers });
    },
    [Symbol.asyncDispose]: async () => {
      await settled();
      await close();
      isClosed = true;
      // Lets background reads end, which would ask a closed database.
      await Promise.allSettled(asking);
      if (beside === undefined) platform.close();
    },
  };
}
