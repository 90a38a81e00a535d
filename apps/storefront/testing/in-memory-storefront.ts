import { brandFolderOf, readBrand } from '@lokke/brand';
import {
  createPlatform,
  type Platform,
  type PlatformOptions,
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
import { marketsOfShops } from '../server/config/sold-locales.ts';
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
  /** Text of what is answered to the same. */
  readonly read: (path: string, init?: RequestInit) => Promise<string>;
  /** Page that a browser with these cookies gets. */
  readonly visit: (
    path: string,
    cookie?: string,
  ) => Promise<{ readonly response: Response; readonly html: string }>;
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

/** Filled stores of this process, and when each was filled. */
const images = new Map<string, { readonly image: Uint8Array; readonly atInMs: number }>();
const MAX_AGE_IN_MS = 3_600_000;

/** Fills a platform and closes it, unless one was filled alike within the hour that the clock shows, which a test may set. */
async function imageOf(
  goods: 'demo' | readonly ShopKey[],
  brandFolder: string,
  options: PlatformOptions,
): Promise<Uint8Array> {
  const key = JSON.stringify([goods, brandFolder]);
  const known = images.get(key);
  const ageInMs = Date.now() - (known?.atInMs ?? Number.POSITIVE_INFINITY);
  if (known !== undefined && ageInMs >= 0 && ageInMs < MAX_AGE_IN_MS) return known.image;
  const { context, close } = createPlatform(options);
  if (goods === 'demo') await seedDemo(context);
  else for (const shop of goods) await saveCatalogue(context, shop, FULL_SHOP);
  await seedDemoContent(context);
  await seedDemoSalons(context);
  const image = context.store.takeImage();
  images.set(key, { image, atInMs: Date.now() });
  close();
  return image;
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
  const brandFolder = brandFolderOf(environment);
  const brand = readBrand(brandFolder);
  const open = async (): Promise<Platform> => {
    const options = { dataFile: ':memory:', passwordCost: QUICK, brand };
    if (fill === undefined) {
      const image = await imageOf(isDemo ? 'demo' : shops, brandFolder, options);
      return createPlatform({ ...options, image });
    }
    const platform = createPlatform(options);
    await fill(platform);
    return platform;
  };
  // A server beside another finds the platform filled.
  const platform = beside?.platform ?? (await open());
  const config = readConfig(
    {
      PUBLIC_ORIGIN: 'http://lokke.test',
      // Spares the first page the content of markets without products.
      ...(!isDemo && fill === undefined && { MARKETS: marketsOfShops(shops) }),
      ...environment,
    },
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
  const send: InMemoryStorefront['send'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return app.request(`http://lokke.test${path}`, { ...init, headers });
  };
  return {
    ...storefront,
    platform,
    config,
    logged,
    send,
    read: async (path, init) => (await send(path, init)).text(),
    visit: async (path, cookie = '') => {
      const response = await send(path, { headers: { cookie } });
      return { response, html: await response.text() };
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
