import { LOCALES, marketOf } from '@lokke/domain/markets';
import { createPlatform, seedDemo } from '@lokke/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { createShops } from '../features/shops/index.ts';
import { popularQueries } from './search-calls.ts';

const platform = createPlatform({ dataFile: ':memory:' });
const shops = createShops({
  config: readConfig({}),
  fetch: (input, init) => platform.fetch(new Request(input, init)),
  log: () => undefined,
});
beforeAll(async () => void (await seedDemo(platform.context)), 60_000);
afterAll(() => platform.close());

test.each(LOCALES)('the searches that %s offers find something', async (locale) => {
  const market = marketOf(locale);
  const catalogue = shops.catalogueOf(market);
  const products = await catalogue.products();
  if (products.kind !== 'found') throw new Error(products.kind);
  const queries = popularQueries(products.value, market);
  expect(queries.length).toBeGreaterThan(1);
  for (const query of queries) {
    expect(await catalogue.search(query)).toMatchObject({
      kind: 'found',
      value: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
  }
});

test('a kind that no name contains is not offered, a foreign word for one stands for itself', () => {
  const product = (title: string, productType: string) => ({
    id: title,
    handle: title,
    title,
    productType,
    vendor: '',
    range: null,
    promise: '',
    tags: [],
    pictures: [],
    firstVariant: null,
    rating: null,
    soldQuantity: 0,
    specs: [],
    availableForSale: true,
  });
  const named = [
    product('Silverschampo', 'shampoo'),
    product('Kam', 'accessory'),
    product('Snowboard Pro', 'Snowboard'),
    product('Snowboard Light', 'Snowboard'),
    product('Ding', ''),
  ];
  expect(popularQueries(named, marketOf('se'))).toEqual(['Schampo', 'Snowboard']);
});
