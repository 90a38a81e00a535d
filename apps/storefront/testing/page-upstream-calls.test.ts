import { createContentClient } from '@lokke/contentful';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { createPlatform, seedDemoContent, servePlatform } from '@lokke/platform';
import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as root } from '../app/root.tsx';
import { loader as cart } from '../app/routes/cart.tsx';
import { loader as home } from '../app/routes/home.tsx';
import { loader as listing } from '../app/routes/listing.tsx';
import { loader as policy } from '../app/routes/policy.tsx';
import { loader as product } from '../app/routes/product.tsx';
import { loader as range } from '../app/routes/range.tsx';
import { loader as routine } from '../app/routes/routine.tsx';
import { loader as salon } from '../app/routes/salon.tsx';
import { loader as salons } from '../app/routes/salons.tsx';
import { loader as search } from '../app/routes/search.tsx';
import { pageServices } from '../context/page-services.ts';
import { contentServiceOf } from '../server/config/content-service.ts';
import { createSite, type SiteService } from '../server/features/content/index.ts';
import { openPageServices } from '../server/pages/open-page-services.ts';
import { countRoundTrips } from './count-round-trips.ts';
import { type EmbeddedShops, openEmbeddedShops } from './embedded-shops.ts';
import { FULL_SHOP } from './full-shop.ts';
import { pageSourcesOf } from './page-sources.ts';

const ROUTES: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: root,
    children: [
      { index: true, loader: home },
      { path: 'shop', loader: listing },
      {
        path: 'range/:handle',
        loader: ({ params: { handle = '' }, ...args }) => range({ ...args, params: { handle } }),
      },
      {
        path: 'products/:handle',
        loader: ({ params: { handle = '' }, ...args }) => product({ ...args, params: { handle } }),
      },
      { path: 'search', loader: search },
      { path: 'routine', loader: routine },
      { path: 'cart', loader: cart },
      { path: 'salon', loader: salons },
      {
        path: 'salon/:salonNo',
        loader: ({ params: { salonNo = '' }, ...args }) => salon({ ...args, params: { salonNo } }),
      },
      {
        path: 'policies/:handle',
        loader: ({ params: { handle = '' }, ...args }) => policy({ ...args, params: { handle } }),
      },
    ],
  },
];

interface Counted {
  readonly embedded: EmbeddedShops;
  readonly site: SiteService;
  readonly rounds: () => number;
  /** Number of content requests per language. */
  readonly contentCalls: () => number;
}

async function load({ embedded, site }: Counted, path: string, locale: Locale = 'nl') {
  const market = marketOf(locale);
  const request = new Request(`http://lokke.test${path}`);
  const sources = pageSourcesOf(embedded, site);
  const context = new RouterContextProvider();
  const opened = openPageServices(
    { request, market, peerIp: null },
    { fetchMode: 'quick' },
    sources,
  );
  context.set(pageServices, opened.services);
  const handler = createStaticHandler(ROUTES);
  await handler.query(request, { requestContext: context });
}

const contents = createPlatform({ dataFile: ':memory:' });
let origin = '';
let stop = async () => {};
beforeAll(async () => {
  await seedDemoContent(contents.context);
  const served = await servePlatform(contents, { port: 0 });
  origin = `http://127.0.0.1:${served.port}`;
  stop = served.stop;
});
afterAll(() => stop());

// Per path: shop requests of a cold server, round trips, and shop requests of a warm one. Three requests are common
// to every page: the free item, the free delivery threshold, and the articles that the footer leads to.
const PAGES = [
  ['/', 5, 1, 0],
  // A cold server does not know yet whether the whole shop fits into a list.
  ['/shop', 5, 2, 0],
  ['/shop?slug=rain', 4, 1, 0],
  ['/range/rain', 4, 1, 0],
  // Recommendations need an id that a cold server has to load first.
  ['/products/rain-shampoo', 7, 2, 0],
  // Salons come with the pages that they wrote.
  ['/search?q=rain', 6, 1, 1],
  ['/routine', 4, 1, 0],
  ['/cart', 3, 1, 0],
  ['/salon', 5, 1, 0],
  ['/policies/refund-policy', 4, 1, 0],
] as const;

/** Shops that answer in rounds, with content beside them. */
async function openCounted(): Promise<Counted & Disposable> {
  let contentCalls = 0;
  const { secrets } = contents;
  const service = contentServiceOf({}, { origin, secrets });
  const real = createContentClient({ ...service, fetch: globalThis.fetch });
  const client: typeof real = {
    ...real,
    site: (locale) => {
      contentCalls += 1;
      return real.site(locale);
    },
  };
  const site = createSite({ client, protocol: 'http:', freshInMs: 60_000, log: () => undefined });
  // Preloaded, as content comes over real HTTP here, with its own timing.
  await site.siteContentOf(marketOf('nl')).pages();
  const embedded = await openEmbeddedShops({ drafts: FULL_SHOP, site });
  const { fetch, rounds } = countRoundTrips(embedded.platform.fetch);
  embedded.respondWith(fetch);
  return {
    embedded,
    site,
    rounds,
    contentCalls: () => contentCalls,
    [Symbol.dispose]: () => embedded[Symbol.dispose](),
  };
}

describe.each(PAGES)('%s', (path, coldCalls, rounds, warmCalls) => {
  it(`asks ${coldCalls} times, waits ${rounds} times, and asks ${warmCalls} times once all is known`, async () => {
    using counted = await openCounted();
    const { embedded } = counted;
    await load(counted, path);
    expect([embedded.requestCount(), counted.rounds()]).toEqual([coldCalls, rounds]);
    await load(counted, path);
    expect(embedded.requestCount() - coldCalls).toBe(warmCalls);
    // Menus, texts and promotions of a language come in one request.
    expect(counted.contentCalls()).toBe(1);
  });
});

it('a product waits once where the catalogue is known, as it is soon after a start', async () => {
  using counted = await openCounted();
  const { embedded } = counted;
  await load(counted, '/shop');
  const [calls, rounds] = [embedded.requestCount(), counted.rounds()];
  await load(counted, '/products/rain-shampoo');
  expect([embedded.requestCount() - calls, counted.rounds() - rounds]).toEqual([3, 1]);
});
