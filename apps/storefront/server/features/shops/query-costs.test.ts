import { marketOf } from '@lokke/domain/markets';
import {
  automaticDiscountById,
  createAdminClient,
  customerMetafield,
  metafieldsSet,
  orderPapers,
  orderRates,
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
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { query } = JSON.parse(await request.clone().text());
    const response = await embedded.platform.fetch(request);
    const { extensions } = JSON.parse(await response.clone().text());
    const name = /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    costs.set(name, Math.max(costs.get(name) ?? 0, extensions.cost.requestedQueryCost));
    return response;
  };
  embedded.respondWith(fetch);
  return { embedded, costs, fetch, [Symbol.dispose]: () => embedded[Symbol.dispose]() };
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

it('no question at the Admin API costs more than one may cost there', async () => {
  using counted = await openCounted();
  const { platform } = counted.embedded;
  const client = createAdminClient({
    endpoint: 'http://localhost:4010/nl/admin/api/2024-01/graphql.json',
    accessToken: platform.secrets.shops.nl.adminToken,
    timeoutInMs: 5_000,
    fetch: counted.fetch,
  });
  const customerId = 'gid://shopify/Customer/1';
  const wishlist = { namespace: 'lokke', key: 'wishlist' };
  await automaticDiscountById(client, { id: 'gid://shopify/DiscountAutomaticNode/1' });
  await customerMetafield(client, { ...wishlist, customerId });
  await metafieldsSet(client, {
    metafields: [{ ...wishlist, ownerId: customerId, type: 'json', value: '[]' }],
  });
  const order = { id: 'gid://shopify/Order/1' };
  await orderPapers(client, { ...order, namespace: 'lokke', orderKey: 'a', shopKey: 'b' });
  await orderRates(client, order);
  expect(counted.costs.size).toBe(5);
  expect(Math.max(...counted.costs.values())).toBeLessThanOrEqual(MAX_AT_ADMIN);
});
