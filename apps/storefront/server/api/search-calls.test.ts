import { findSuggestions } from '@lokke/contract/search';
import { LOCALES, marketOf } from '@lokke/domain/markets';
import { seedDemo, seedDemoSalons } from '@lokke/platform';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import { foundIn } from '../../testing/shops-of.ts';
import PRODUCT from './listed-product.json' with { type: 'json' };
import { popularQueries } from './search-calls.ts';

async function openSearch() {
  const shops = await openEmbeddedShops();
  const { api } = openEndpoint(shops);
  return {
    ...shops,
    send: (query: string) => api.request(`http://lokke.test/api/search/suggestions/${query}`),
  };
}

async function suggest(response: Response) {
  expect(response.status).toBe(200);
  return v.parse(findSuggestions.response, await response.json());
}

describe('suggestions', () => {
  it('before anything is typed are what sells, with a price as the market writes it', async () => {
    using shop = await openSearch();
    const { products } = await suggest(await shop.send('?locale=nl'));
    expect(products.length).toBeGreaterThan(0);
    expect(products[0]?.price).toMatch(/^€/);
  });

  it('put first a product whose name begins like what is typed', async () => {
    using shop = await openSearch();
    const { products } = await suggest(await shop.send('?locale=nl&query=sham'));
    expect(products[0]?.title).toMatch(/sham/i);
  });

  it('are what sells, and say so, where nothing fits', async () => {
    using shop = await openSearch();
    const { isPopular, products } = await suggest(
      await shop.send('?locale=nl&query=xylofoonkwartet'),
    );
    expect(isPopular).toBe(true);
    expect(products.length).toBeGreaterThan(0);
  });

  test.each([
    ['', 'No locale parameter'],
    ['?locale=xx', 'Unknown locale'],
    [`?locale=nl&query=${'a'.repeat(101)}`, null],
  ])('are refused for %s', async (query, message) => {
    using shop = await openSearch();
    const response = await shop.send(query);
    expect(response.status).toBe(400);
    if (message !== null) expect(await response.text()).toContain(message);
  });
});

const demo = await openShops({ shops: [] });
await seedDemo(demo.platform.context);
await seedDemoSalons(demo.platform.context);

test.each(LOCALES)('the searches that %s offers find something', async (locale) => {
  const market = marketOf(locale);
  const catalogue = demo.shops.catalogueOf(market);
  const queries = popularQueries(foundIn(await catalogue.products()), market);
  expect(queries.length).toBeGreaterThan(1);
  for (const query of queries) {
    expect(await catalogue.search(query)).toMatchObject({
      kind: 'found',
      value: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
  }
});

test('a kind that no name contains is not offered, a foreign word for one stands for itself', () => {
  const product = (title: string, productType: string) => ({ ...PRODUCT, title, productType });
  const named = [
    product('Silverschampo', 'shampoo'),
    product('Kam', 'accessory'),
    product('Snowboard Pro', 'Snowboard'),
    product('Snowboard Light', 'Snowboard'),
    product('Ding', ''),
  ];
  expect(popularQueries(named, marketOf('se'))).toEqual(['Schampo', 'Snowboard']);
});

test.each([
  ['caspa', [], true],
  ['barselona', ['Barcelona'], false],
])(
  'Spanish suggestions for %s guess a salon only where no product fits',
  async (query, cities, fits) => {
    const { api } = openEndpoint(demo);
    const path = `http://lokke.test/api/search/suggestions/?locale=es&query=${query}`;
    const { salons, products } = await suggest(await api.request(path));
    expect([...new Set(salons.map(({ city }) => city))]).toEqual(cities);
    expect(products.length > 0).toBe(fits);
  },
);

test('Norwegian suggestions write a price without øre where it has none, as beside a product', async () => {
  const { api } = openEndpoint(demo);
  const path = 'http://lokke.test/api/search/suggestions/?locale=no&query=sjampo';
  const { products } = await suggest(await api.request(path));
  expect(products[0]?.price).toMatch(/^\d+\u00a0kr(?: \(|$)/);
});
