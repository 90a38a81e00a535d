import { findSuggestions } from '@lokke/contract/search';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

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

  test.each(['%22', 'title:*', '%00', '%F0%9F%A7%B4', '%20%20', 'AND OR NOT ('])(
    'for the odd words %s are an answer all the same',
    async (words) => {
      using shop = await openSearch();
      await suggest(await shop.send(`?locale=nl&query=${words}`));
    },
  );

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
