import { type Locale, marketOf } from '@lokke/domain/markets';
import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader as root } from '../../app/root.tsx';
import { loader as cart } from '../../app/routes/cart.tsx';
import { loader as home } from '../../app/routes/home.tsx';
import { loader as listing } from '../../app/routes/listing.tsx';
import { loader as policy } from '../../app/routes/policy.tsx';
import { loader as product } from '../../app/routes/product.tsx';
import { loader as range } from '../../app/routes/range.tsx';
import { loader as routine } from '../../app/routes/routine.tsx';
import { loader as salon } from '../../app/routes/salon.tsx';
import { loader as salons } from '../../app/routes/salons.tsx';
import { loader as search } from '../../app/routes/search.tsx';
import {
  catalogueContext,
  marketContext,
  salonsContext,
  siteContext,
} from '../../app/shared/server-context.ts';
import { countRounds } from '../test-kit/count-rounds.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../test-kit/embedded-shops.ts';
import { FULL_SHOP } from '../test-kit/full-shop.ts';

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

async function load(embedded: EmbeddedShops, path: string, locale: Locale = 'nl'): Promise<void> {
  const market = marketOf(locale);
  const context = new RouterContextProvider();
  context.set(marketContext, market);
  context.set(catalogueContext, embedded.shops.catalogueOf(market));
  context.set(salonsContext, { list: () => embedded.salons.listOf(market) });
  context.set(siteContext, { origin: 'http://lokke.test', sisters: Promise.resolve([]) });
  const handler = createStaticHandler(ROUTES);
  await handler.query(new Request(`http://lokke.test${path}`), { requestContext: context });
}

// The path, the calls of a server that has just started and knows nothing, how often it waits for the network, and the
// calls once everything has been asked for. Four of the calls are every page's: two menus, policies and promotions.
const PAGES = [
  ['/', 6, 1, 0],
  ['/shop', 5, 1, 0],
  ['/shop?slug=rain', 6, 1, 0],
  ['/range/rain', 6, 1, 0],
  // What goes well with it is asked for by an id that a new server has to ask for first.
  ['/products/rain-shampoo', 7, 2, 0],
  ['/search?q=rain', 5, 1, 1],
  ['/routine', 5, 1, 0],
  ['/cart', 4, 1, 0],
  ['/salon', 5, 1, 0],
  ['/policies/refund-policy', 4, 1, 0],
] as const;

/** Shops whose answers are waited for in rounds. */
async function openCounted() {
  const embedded = await openEmbeddedShops({ drafts: FULL_SHOP });
  const counted = countRounds((input, init) => embedded.platform.fetch(new Request(input, init)));
  embedded.answerWith(counted.fetch);
  return Object.assign(embedded, { rounds: counted.rounds });
}

describe.each(PAGES)('%s', (path, coldCalls, rounds, warmCalls) => {
  it(`asks ${coldCalls} times, waits ${rounds} times, and asks ${warmCalls} times once all is known`, async () => {
    using embedded = await openCounted();
    await load(embedded, path);
    expect([embedded.requestCount(), embedded.rounds()]).toEqual([coldCalls, rounds]);
    await load(embedded, path);
    expect(embedded.requestCount() - coldCalls).toBe(warmCalls);
  });
});

it('a product waits once where the catalogue is known, as it is soon after a start', async () => {
  using embedded = await openCounted();
  await load(embedded, '/shop');
  const [calls, rounds] = [embedded.requestCount(), embedded.rounds()];
  await load(embedded, '/products/rain-shampoo');
  expect([embedded.requestCount() - calls, embedded.rounds() - rounds]).toEqual([2, 1]);
});
