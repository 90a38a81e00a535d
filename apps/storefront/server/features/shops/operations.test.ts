import { type Locale, marketOf } from '@lokke/domain/markets';
import type { Result } from '@lokke/http-client';
import { createPlatform, saveCatalogue } from '@lokke/platform';
import {
  type CountryCode,
  collections,
  createStorefrontClient,
  type LanguageCode,
  page,
  predictiveSearch,
  products,
  productsByIds,
  type StorefrontClient,
  search,
} from '@lokke/shopify-storefront';
import { describe, expect, it } from 'vitest';
import { FULL_SHOP } from '../../../testing/full-shop.ts';
import { readConfig } from '../../config/index.ts';

function answerOf<Value>(result: Result<Value, unknown>): NonNullable<Value> {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  if (result.value === null || result.value === undefined) throw new Error('It answers nothing');
  return result.value;
}

/** A market per API version. */
const API_VERSION_SHOPS = [
  ['2024-01', 'nl'],
  ['2024-04', 'es'],
  ['2024-10', 'se'],
  ['2025-04', 'ni'],
] as const satisfies readonly (readonly [string, Locale])[];

/** Operations that no page uses yet. */
describe.each(API_VERSION_SHOPS)('over %s', (_, locale) => {
  it('collections are listed', async () => {
    using shop = await openStorefrontClient(locale);
    const { nodes } = answerOf(await collections(shop.client, { ...shop.context, first: 10 }));
    expect(nodes.map(({ handle }) => handle)).toEqual(['rain']);
  });

  it('a page is read by its handle', async () => {
    using shop = await openStorefrontClient(locale);
    const found = answerOf(await page(shop.client, { ...shop.context, handle: 'about' }));
    expect(found).toMatchObject({ title: 'Over ons', body: '<p>Wij.</p>' });
  });

  it('products are found by words, and by their ids in the order of the ids', async () => {
    using shop = await openStorefrontClient(locale);
    const variables = { ...shop.context, metafields: [] };
    const found = answerOf(await search(shop.client, { ...variables, query: 'masker', first: 5 }));
    expect(found.nodes).toMatchObject([{ handle: 'rain-mask' }]);
    const all = answerOf(await products(shop.client, { ...variables, first: 5 })).nodes;
    const ids = all.map(({ id }) => id).reverse();
    const byIds = answerOf(await productsByIds(shop.client, { ...variables, ids }));
    expect(byIds).toMatchObject([{ handle: 'rain-mask' }, { handle: 'rain-shampoo' }]);
  });

  it('a search predicts products and collections', async () => {
    using shop = await openStorefrontClient(locale);
    const predicted = answerOf(
      await predictiveSearch(shop.client, {
        ...shop.context,
        metafields: [],
        query: 'rain',
        limit: 5,
      }),
    );
    expect(predicted.products.map(({ handle }) => handle).sort()).toEqual([
      'rain-mask',
      'rain-shampoo',
    ]);
    expect(predicted.collections).toMatchObject([{ handle: 'rain' }]);
  });
});

interface OpenStorefrontClient extends Disposable {
  readonly client: StorefrontClient;
  readonly context: { readonly country: CountryCode; readonly language: LanguageCode };
}

/** A client of its own on an in-memory platform. */
async function openStorefrontClient(locale: Locale): Promise<OpenStorefrontClient> {
  const market = marketOf(locale);
  const platform = createPlatform({ dataFile: ':memory:' });
  await saveCatalogue(platform.context, market.shop, FULL_SHOP);
  const { endpoint, publicToken } = readConfig({}).shops[market.shop];
  return {
    client: createStorefrontClient({
      endpoint,
      publicToken,
      timeoutInMs: 5_000,
      fetch: (input, init) => platform.fetch(new Request(input, init)),
    }),
    context: { country: market.countryCode, language: market.languageCode },
    [Symbol.dispose]: () => platform.close(),
  };
}
