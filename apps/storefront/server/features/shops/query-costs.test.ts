import { marketOf } from '@lokke/domain/markets';
import { createPlatform } from '@lokke/platform';
import {
  automaticDiscountById,
  createAdminClient,
  customerMetafield,
  metafieldsSet,
} from '@lokke/shopify-admin';
import { expect, it } from 'vitest';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

/** Shopify's cost limit of one Admin API query. */
const MAX_AT_ADMIN = 1_000;

/**
 * Maximum cost of each storefront query, as the platform counts. Shopify's limit is 1,000 without a token, so a
 * hosted shop needs one.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  Products: 35_000,
  Collection: 35_000,
  Search: 15_000,
  ProductRecommendations: 200,
  Product: 1_600,
  PredictiveSearch: 2_000,
  CartCreate: 20_000,
  Cart: 20_000,
  Menu: 1_000,
  Shop: 50,
  ShopMetafields: 50,
};

async function openCounted() {
  const embedded = await openEmbeddedShops();
  const costs = new Map<string, number>();
  embedded.respondWith(async (input, init) => {
    const request = new Request(input, init);
    const { query } = JSON.parse(await request.clone().text());
    const response = await embedded.platform.fetch(request);
    const { extensions } = JSON.parse(await response.clone().text());
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    costs.set(name, Math.max(costs.get(name) ?? 0, extensions.cost.requestedQueryCost));
    return response;
  });
  return { embedded, costs, [Symbol.dispose]: () => embedded[Symbol.dispose]() };
}

it('every question of the storefront costs no more than is known of it', async () => {
  using counted = await openCounted();
  const market = marketOf('nl');
  const catalogue = counted.embedded.shops.catalogueOf(market);
  const carts = counted.embedded.shops.cartsOf(market);
  await catalogue.products();
  await catalogue.product('rain-shampoo');
  await catalogue.collection('rain');
  await catalogue.recommendations('gid://shopify/Product/1');
  await catalogue.search('rain');
  await catalogue.predictiveSearch('rain');
  await catalogue.menu('main-menu');
  await catalogue.policies();
  await catalogue.promotions();
  const created = await carts.create([
    { variantId: 'gid://shopify/ProductVariant/1', quantity: 1, attributes: [] },
  ]);
  if (created.ok) await carts.read(created.value.checkout.id);
  const overBudget = [...counted.costs].filter(([name, cost]) => cost > (BUDGETS[name] ?? 0));
  expect(overBudget).toEqual([]);
  expect(new Set(counted.costs.keys())).toEqual(new Set(Object.keys(BUDGETS)));
});

const CUSTOMER = 'gid://shopify/Customer/1';

/** A shop's Admin API, and a clock that advances with each wait. */
function openAdmin(adminBudget?: {
  readonly maximumAvailable: number;
  readonly restoreRate: number;
}) {
  let timeInMs = Date.parse('2026-11-20T12:00:00Z');
  const platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(timeInMs),
    ...(adminBudget && { adminBudget }),
  });
  const costs = new Map<string, number>();
  const waits: number[] = [];
  const client = createAdminClient({
    endpoint: 'http://localhost:4010/nl/admin/api/2024-01/graphql.json',
    accessToken: platform.secrets.shops.nl.adminToken,
    timeoutInMs: 5_000,
    random: () => 0.5,
    now: () => timeInMs,
    wait: async (delayInMs) => {
      waits.push(delayInMs);
      timeInMs += delayInMs;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { query } = JSON.parse(await request.clone().text());
      const response = await platform.fetch(request);
      const { extensions } = JSON.parse(await response.clone().text());
      const name = /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      costs.set(name, Math.max(costs.get(name) ?? 0, extensions?.cost.requestedQueryCost));
      return response;
    },
  });
  return { client, costs, waits, [Symbol.dispose]: () => platform.close() };
}

const wishlist = { customerId: CUSTOMER, namespace: 'lokke', key: 'wishlist' };
const written = [
  { ownerId: CUSTOMER, namespace: 'lokke', key: 'wishlist', type: 'json', value: '[]' },
];

it('no question at the Admin API costs more than one may cost there', async () => {
  using admin = openAdmin();
  const { client, costs } = admin;
  await automaticDiscountById(client, 'gid://shopify/DiscountAutomaticNode/1');
  await customerMetafield(client, wishlist);
  await metafieldsSet(client, written);
  expect(costs.size).toBe(3);
  expect(Math.max(...costs.values())).toBeLessThanOrEqual(MAX_AT_ADMIN);
});

it('a shop that has no points left is asked again when it has, to read and to write', async () => {
  using admin = openAdmin({ maximumAvailable: 20, restoreRate: 10 });
  const { client, waits } = admin;
  for (let count = 0; count < 4; count += 1) {
    expect(await metafieldsSet(client, written)).toMatchObject({ failure: { kind: 'userErrors' } });
    expect(await customerMetafield(client, wishlist)).toMatchObject({
      failure: { kind: 'unreadable' },
    });
  }
  expect(waits.length).toBeGreaterThan(2);
});

it('a shop that needs longer than visitors wait is not asked again', async () => {
  using admin = openAdmin({ maximumAvailable: 20, restoreRate: 1 });
  const { client, waits } = admin;
  await metafieldsSet(client, written);
  expect(await metafieldsSet(client, written)).toMatchObject({ failure: { kind: 'throttled' } });
  expect(waits).toEqual([]);
});
