import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/index.ts';
import type { Platform } from '../../src/index.ts';
import { shopperAt } from '../kit/shopper.ts';
import { openCurlShop } from './curl-shop.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openCurlShop();
});

afterAll(() => platform.close());

const HERE = { country: 'NL', language: 'NL' };
const METAFIELDS = {
  metafields: [
    { namespace: 'lokke', key: 'hair_type' },
    { namespace: 'lokke', key: 'bundle_products' },
    { namespace: 'lokke', key: 'absent' },
  ],
};
const PRODUCT_1 = 'gid://shopify/Product/1';

const CASES: readonly (readonly [document: string, variables: object, answer: object])[] = [
  [
    'product',
    { handle: 'rain-set', ...METAFIELDS, ...HERE },
    {
      product: {
        handle: 'rain-set',
        availableForSale: true,
        description: 'Light.',
        featuredImage: null,
        priceRange: { maxVariantPrice: { amount: '35.0', currencyCode: 'EUR' } },
        metafields: [
          null,
          {
            namespace: 'lokke',
            key: 'bundle_products',
            type: 'list.product_reference',
            value: '["gid://shopify/Product/1","gid://shopify/Product/2"]',
            references: {
              edges: [
                { node: { __typename: 'Product', handle: 'rain-shampoo' } },
                { node: { __typename: 'Product', handle: 'rain-mask' } },
              ],
            },
          },
          null,
        ],
      },
    },
  ],
  [
    'product-by-handle',
    { handle: 'rain-shampoo', ...METAFIELDS, ...HERE },
    {
      productByHandle: {
        id: PRODUCT_1,
        description: 'Light & clear for krullen.',
        totalInventory: 200,
        createdAt: '2026-03-01T10:00:00Z',
        options: [{ name: 'Size', values: ['250 ml', '1 l'] }],
        compareAtPriceRange: {
          minVariantPrice: { amount: '0.0' },
          maxVariantPrice: { amount: '15.0' },
        },
        collections: { edges: [{ node: { handle: 'rain' } }, { node: { handle: 'all' } }] },
        variants: {
          edges: [
            {
              node: {
                sku: 'RA-S-250',
                price: { amount: '12.5' },
                priceV2: { amount: '12.5' },
                compareAtPrice: { amount: '15.0' },
                quantityAvailable: 100,
                unitPrice: { amount: '5.0' },
                unitPriceMeasurement: { measuredType: 'VOLUME', referenceValue: 100 },
                image: { url: 'http://localhost:4010/nl/cdn/files/rain-b.webp', altText: 'Foto b' },
                sellingPlanAllocations: {
                  edges: [
                    {
                      node: {
                        sellingPlan: { name: 'Elke 4 weken' },
                        priceAdjustments: [{ price: { amount: '10.63' } }],
                      },
                    },
                  ],
                },
              },
            },
            {
              node: {
                compareAtPrice: null,
                unitPrice: null,
                image: { url: 'http://localhost:4010/nl/cdn/files/rain-a.webp' },
              },
            },
          ],
        },
      },
    },
  ],
  [
    'products',
    { first: 2, ...METAFIELDS, ...HERE },
    {
      products: {
        edges: [{ node: { handle: 'rain-shampoo' } }, { node: { handle: 'rain-mask' } }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        filters: [],
      },
    },
  ],
  [
    'collection',
    { handle: 'rain', first: 9, ...METAFIELDS, ...HERE },
    {
      collection: {
        title: 'Regen',
        description: 'Zacht.',
        image: { url: 'http://localhost:4010/nl/cdn/files/rain.webp' },
        products: {
          edges: [
            { node: { handle: 'rain-mask' } },
            { node: { handle: 'rain-shampoo' } },
            { node: { handle: 'rain-set' } },
          ],
        },
      },
    },
  ],
  [
    'collection-by-handle',
    { handle: 'masks', ...HERE },
    { collectionByHandle: { title: 'Maskers', image: null } },
  ],
  [
    'collections',
    { first: 2, ...HERE },
    { collections: { edges: [{ node: { handle: 'rain' } }, { node: { handle: 'all' } }] } },
  ],
  [
    'products-by-ids',
    {
      ids: ['gid://shopify/Product/2', 'gid://shopify/Product/99', PRODUCT_1, PRODUCT_1],
      ...METAFIELDS,
      ...HERE,
    },
    { nodes: [{ handle: 'rain-mask' }, null, { handle: 'rain-shampoo' }, { id: PRODUCT_1 }] },
  ],
  ['node', { id: PRODUCT_1 }, { node: { __typename: 'Product', id: PRODUCT_1 } }],
  ['node', { id: 'gid://shopify/Shop/1' }, { node: { __typename: 'Shop' } }],
  ['node', { id: 'gid://shopify/Shop/2' }, { node: null }],
  [
    'search',
    { query: 'rain ma', first: 5, ...METAFIELDS, ...HERE },
    {
      search: { totalCount: 1, edges: [{ node: { __typename: 'Product', handle: 'rain-mask' } }] },
    },
  ],
  [
    'search',
    { query: 'krullen', first: 5, ...METAFIELDS, ...HERE },
    {
      search: {
        totalCount: 2,
        edges: [
          { node: { __typename: 'Product', handle: 'rain-shampoo' } },
          { node: { __typename: 'Page', title: 'Over ons' } },
        ],
      },
    },
  ],
  [
    'predictive-search',
    { query: 'mas', limit: 3, ...HERE },
    {
      predictiveSearch: {
        // The one that is sold out comes last.
        products: [{ handle: 'rain-mask' }, { handle: 'honey-mask' }],
        collections: [{ handle: 'masks' }],
        queries: [{ text: 'mask', styledText: '<mark>mas</mark><span>k</span>' }],
      },
    },
  ],
  [
    'product-recommendations',
    { productId: 'gid://shopify/Product/2', ...HERE },
    {
      productRecommendations: [
        { handle: 'rain-shampoo' },
        { handle: 'honey-mask' },
        { handle: 'rain-set' },
        { handle: 'volt-creme' },
      ],
    },
  ],
  [
    'product-recommendations',
    { productId: 'gid://shopify/Product/99' },
    { productRecommendations: null },
  ],
  [
    'product-tags',
    { first: 3 },
    { productTags: { edges: [{ node: 'bundle' }, { node: 'curls' }, { node: 'dry' }] } },
  ],
  [
    'menu',
    { handle: 'main-menu', ...HERE },
    {
      menu: {
        itemsCount: 3,
        items: [
          {
            type: 'CATALOG',
            items: [{ type: 'COLLECTION', resourceId: 'gid://shopify/Collection/1' }],
          },
          { type: 'SHOP_POLICY', url: 'http://localhost:4010/nl/policies/terms' },
        ],
      },
    },
  ],
  ['menu', { handle: 'absent' }, { menu: null }],
  [
    'page',
    { handle: 'about' },
    { page: { title: 'Over ons', bodySummary: 'Krullen zijn ons vak.' } },
  ],
  [
    'shop',
    HERE,
    {
      shop: {
        name: 'Lokke Nederland',
        primaryDomain: { url: 'http://localhost:4010/nl', sslEnabled: false },
        shipsToCountries: ['NL'],
        termsOfService: { handle: 'terms' },
        privacyPolicy: null,
      },
    },
  ],
  [
    'localization',
    { country: 'NL', language: 'EN' },
    {
      localization: {
        country: { isoCode: 'NL', currency: { isoCode: 'EUR', symbol: '€' } },
        language: { isoCode: 'EN' },
        availableLanguages: [{ isoCode: 'NL' }, { isoCode: 'EN' }],
      },
    },
  ],
  [
    'url-redirects',
    { first: 5, query: 'path:/oud' },
    { urlRedirects: { edges: [{ node: { path: '/oud', target: '/products/rain-mask' } }] } },
  ],
  [
    'public-api-versions',
    {},
    { publicApiVersions: API_VERSIONS.map((handle) => ({ handle, supported: true })) },
  ],
];

describe.each(API_VERSIONS)('version %s', (version) => {
  it.each(CASES)('answers %s with %j', async (document, variables, expected) => {
    const answer = await shopperAt(platform, 'nl', version).ask(document, { ...variables });
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject(expected);
  });
});
