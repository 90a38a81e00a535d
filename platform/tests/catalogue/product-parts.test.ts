import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openFixtureShop();
});

afterAll(() => platform.close());

async function request(query: string): Promise<unknown> {
  const result = await shopperAt(platform, 'nl', '2025-04').request(query);
  expect(result.errors).toEqual([]);
  return result.data;
}

describe('a picture', () => {
  it('is asked for in the size, shape and format wanted', async () => {
    const data = await request(`{ product(handle: "rain-shampoo") { featuredImage {
      url(transform: { maxWidth: 320, maxHeight: 400, scale: 2, crop: TOP, preferredContentType: WEBP })
      originalSrc
      transformedSrc(maxWidth: 100)
    } } }`);
    const file = 'http://localhost:4010/nl/cdn/files/rain-a.webp';
    expect(data).toEqual({
      product: {
        featuredImage: {
          url: `${file}?width=640&height=800&crop=top&format=webp`,
          originalSrc: file,
          transformedSrc: `${file}?width=100`,
        },
      },
    });
  });
});

describe('a picture that is asked for larger than the CDN makes any', () => {
  it.each([
    [1919, 5757],
    [1920, 5760],
    [1921, 5760],
  ])('%i pixels three times are %i', async (maxWidth, width) => {
    const data = await request(`{ product(handle: "rain-shampoo") { featuredImage {
      url(transform: { maxWidth: ${maxWidth}, scale: 3 }) } } }`);
    const url = `http://localhost:4010/nl/cdn/files/rain-a.webp?width=${width}`;
    expect(data).toEqual({ product: { featuredImage: { url } } });
  });
});

describe('the variant of a selection', () => {
  it.each([
    ['[{ name: "Size", value: "1 l" }]', '1 l'],
    ['[{ name: "Size", value: "9 l" }]', null],
    ['[{ name: "size", value: "1 L" }]', null],
    ['[{ name: "size", value: "1 L" }], caseInsensitiveMatch: true', '1 l'],
    ['[{ name: "Size", value: "1 l" }, { name: "Scent", value: "x" }]', null],
    [
      '[{ name: "Size", value: "1 l" }, { name: "Scent", value: "x" }], ignoreUnknownOptions: true',
      '1 l',
    ],
  ])('%s is %s', async (selection, title) => {
    const data = await request(`{ product(handle: "rain-shampoo") {
      variantBySelectedOptions(selectedOptions: ${selection}) { title } } }`);
    expect(data).toEqual({
      product: { variantBySelectedOptions: title === null ? null : { title } },
    });
  });

  it('is the first one for sale when nothing fits, and its neighbours are one option away', async () => {
    const data = await request(`{ product(handle: "rain-shampoo") {
      selectedOrFirstAvailableVariant { title }
      adjacentVariants(selectedOptions: [{ name: "Size", value: "1 l" }]) { title }
      variantsCount { count precision } } }`);
    expect(data).toEqual({
      product: {
        selectedOrFirstAvailableVariant: { title: '250 ml' },
        adjacentVariants: [{ title: '250 ml' }],
        variantsCount: { count: 2, precision: 'EXACT' },
      },
    });
  });
});

describe('texts', () => {
  it('are cut at the length wanted, dots included', async () => {
    expect(
      await request('{ product(handle: "rain-shampoo") { description(truncateAt: 10) } }'),
    ).toEqual({ product: { description: 'Light &...' } });
  });
});

describe('relevance', () => {
  it('puts the products first that a query speaks of most', async () => {
    const data = await request(
      '{ products(first: 3, query: "rain OR mask", sortKey: RELEVANCE) { nodes { handle } } }',
    );
    expect(data).toEqual({
      products: {
        nodes: [{ handle: 'rain-mask' }, { handle: 'rain-shampoo' }, { handle: 'honey-mask' }],
      },
    });
  });
});

describe('selling plans', () => {
  it('say what they take off, and what a variant costs with them', async () => {
    const data = await request(`{ product(handle: "rain-shampoo") {
      sellingPlanGroups(first: 1) { nodes { name options { name values } sellingPlans(first: 1) { nodes {
        name recurringDeliveries checkoutCharge { type value { ... on SellingPlanCheckoutChargePercentageValue { percentage } } }
        priceAdjustments { adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } }
      } } } }
      variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes {
        checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount }
        priceAdjustments { price { amount } compareAtPrice { amount } perDeliveryPrice { amount } unitPrice { amount } }
      } } } }
    } }`);
    expect(data).toEqual({
      product: {
        sellingPlanGroups: {
          nodes: [
            {
              name: 'Abonnement',
              options: [{ name: 'Elke', values: ['4 weken'] }],
              sellingPlans: {
                nodes: [
                  {
                    name: 'Elke 4 weken',
                    recurringDeliveries: true,
                    checkoutCharge: { type: 'PERCENTAGE', value: { percentage: 100 } },
                    priceAdjustments: [{ adjustmentValue: { adjustmentPercentage: 15 } }],
                  },
                ],
              },
            },
          ],
        },
        variants: {
          nodes: [
            {
              sellingPlanAllocations: {
                nodes: [
                  {
                    checkoutChargeAmount: { amount: '10.63' },
                    remainingBalanceChargeAmount: { amount: '0.0' },
                    priceAdjustments: [
                      {
                        price: { amount: '10.63' },
                        compareAtPrice: { amount: '12.5' },
                        perDeliveryPrice: { amount: '10.63' },
                        unitPrice: { amount: '4.25' },
                      },
                    ],
                  },
                ],
              },
            },
          ],
        },
      },
    });
  });
});

describe('the sitemap', () => {
  it('lists what can be visited', async () => {
    const data = await request(`{ sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) {
      hasNextPage items { handle ... on SitemapResource { image { filepath } } } } } }`);
    expect(data).toMatchObject({
      sitemap: {
        pagesCount: { count: 1 },
        resources: {
          hasNextPage: false,
          items: [
            { handle: 'rain-shampoo', image: { filepath: '/nl/cdn/files/rain-a.webp' } },
            { handle: 'rain-mask', image: null },
            { handle: 'honey-mask' },
            { handle: 'volt-creme' },
            { handle: 'rain-set' },
          ],
        },
      },
    });
  });
});

describe('pages', () => {
  it('are listed and found', async () => {
    expect(
      await request(
        '{ pages(first: 5, query: "over") { nodes { handle } } none: pages(first: 1, query: "x") { nodes { id } } }',
      ),
    ).toEqual({ pages: { nodes: [{ handle: 'about' }] }, none: { nodes: [] } });
  });
});

describe('a bare query', () => {
  it('may be the body itself', async () => {
    const response = await platform.fetch(
      new Request('http://localhost:4010/nl/api/2025-04/graphql.json', {
        method: 'POST',
        headers: {
          'content-type': 'application/graphql',
          'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
        },
        body: '{ shop { name } }',
      }),
    );
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Lokke Nederland' } } });
  });
});
