import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openFixtureShop();
});

afterAll(() => platform.close());

const QUERY = `query Q($language: LanguageCode) @inContext(language: $language) {
  product(handle: "rain-shampoo") {
    title vendor description
    metafield(namespace: "lokke", key: "promise") { value }
    images(first: 2) { nodes { altText } }
    options { name values }
    sellingPlanGroups(first: 1) { nodes { name options { name values } sellingPlans(first: 1) {
      nodes { name description options { name value } } } } }
    variants(first: 2) { nodes { title selectedOptions { name value } } }
  }
  collection(handle: "rain") { title description }
  menu(handle: "main-menu") { title items { title items { title } } }
  page(handle: "about") { title body }
  shop { name termsOfService { title } }
}`;

async function inLanguage(language: string | null) {
  const response = await shopperAt(platform, 'nl', '2024-10').request<object>(QUERY, { language });
  expect(response.errors).toEqual([]);
  return response.data;
}

describe('the language of a request', () => {
  it('turns every text that is translated, and leaves the others', async () => {
    expect(await inLanguage('EN')).toEqual({
      product: {
        title: 'Rain shampoo EN',
        vendor: 'Lokke',
        description: 'For curls.',
        metafield: { value: 'Light curls' },
        images: { nodes: [{ altText: 'Photo a' }, { altText: 'Foto b' }] },
        options: [{ name: 'Size EN', values: ['250 ml', '1 litre'] }],
        sellingPlanGroups: {
          nodes: [
            {
              name: 'Subscription',
              options: [{ name: 'Every', values: ['4 weeks'] }],
              sellingPlans: {
                nodes: [
                  {
                    name: 'Every 4 weeks',
                    description: null,
                    options: [{ name: 'Every', value: '4 weeks' }],
                  },
                ],
              },
            },
          ],
        },
        variants: {
          nodes: [
            { title: '250 ml', selectedOptions: [{ name: 'Size EN', value: '250 ml' }] },
            { title: '1 litre', selectedOptions: [{ name: 'Size EN', value: '1 litre' }] },
          ],
        },
      },
      collection: { title: 'Rain', description: 'Zacht.' },
      menu: {
        title: 'Hoofdmenu',
        items: [
          { title: 'Ranges', items: [{ title: 'Rain' }] },
          { title: 'Voorwaarden', items: [] },
        ],
      },
      page: { title: 'About us', body: '<p>Krullen zijn ons vak.</p>' },
      shop: { name: 'Lokke Nederland', termsOfService: { title: 'Terms' } },
    });
  });

  it("is the shop's own when none is asked for, or one it does not speak", async () => {
    const own = await inLanguage('NL');
    expect(own).toMatchObject({
      product: { title: 'Rain shampoo', options: [{ name: 'Size' }] },
      collection: { title: 'Regen' },
    });
    expect(await inLanguage(null)).toEqual(own);
    expect(await inLanguage('SV')).toEqual(own);
  });

  it('is searched in', async () => {
    const search = async (query: string, language: string) => {
      const response = await shopperAt(platform, 'nl', '2024-10').request<{
        search: { totalCount: number };
      }>(
        `query Q($query: String!, $language: LanguageCode!) @inContext(language: $language) {
          search(query: $query, first: 5, types: PRODUCT) { totalCount } }`,
        { query, language },
      );
      return response.data?.search.totalCount;
    };
    expect(await search('curls', 'EN')).toBe(1);
    expect(await search('krullen', 'NL')).toBe(1);
    expect(await search('krullen', 'EN')).toBe(0);
  });
});
