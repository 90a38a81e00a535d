import { marketOf } from '@lokke/domain/markets';
import { automaticDiscountById, createAdminClient, customerMetafield } from '@lokke/shopify-admin';
import { expect, it } from 'vitest';
import { openEmbeddedShops } from '../test-kit/embedded-shops.ts';

/** Shopify's limit for one question at the Admin API. */
const MOST_AT_ADMIN = 1_000;

/**
 * What each question of the storefront may cost: objects asked for, as the platform counts them. With a token
 * Shopify publishes no limit; without one it is 1,000, which is why a hosted shop needs its token.
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
  embedded.answerWith(async (input, init) => {
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
  await catalogue.guess('rain');
  await catalogue.menu('main-menu');
  await catalogue.policies();
  await catalogue.promotions();
  const made = await carts.create([
    { variantId: 'gid://shopify/ProductVariant/1', quantity: 1, attributes: [] },
  ]);
  if (made.ok) await carts.read(made.checkout.id);
  const overBudget = [...counted.costs].filter(([name, cost]) => cost > (BUDGETS[name] ?? 0));
  expect(overBudget).toEqual([]);
  expect(new Set(counted.costs.keys())).toEqual(new Set(Object.keys(BUDGETS)));
});

it('no question at the Admin API costs more than one may cost there', async () => {
  using embedded = await openEmbeddedShops();
  const costs: number[] = [];
  const client = createAdminClient({
    endpoint: 'http://localhost:4010/nl/admin/api/2024-01/graphql.json',
    accessToken: 'lokke-admin-nl',
    timeoutInMs: 5_000,
    fetch: async (input, init) => {
      const response = await embedded.platform.fetch(new Request(input, init));
      costs.push(JSON.parse(await response.clone().text()).extensions.cost.requestedQueryCost);
      return response;
    },
  });
  await automaticDiscountById(client, 'gid://shopify/DiscountAutomaticNode/1');
  const customerId = 'gid://shopify/Customer/1';
  await customerMetafield(client, { customerId, namespace: 'lokke', key: 'wishlist' });
  expect(costs).toHaveLength(2);
  expect(Math.max(...costs)).toBeLessThanOrEqual(MOST_AT_ADMIN);
});
