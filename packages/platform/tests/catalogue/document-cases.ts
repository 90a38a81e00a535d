import { CONTENT_CASES, type DocumentCase, HERE } from './content-cases.ts';

const METAFIELDS = {
  metafields: [
    { namespace: 'lokke', key: 'hair_type' },
    { namespace: 'lokke', key: 'bundle_products' },
    { namespace: 'lokke', key: 'absent' },
  ],
};
const PRODUCT_1 = 'gid://shopify/Product/1';

/** Documents that storefronts send, and what the curl shop must answer on every version. */
export const DOCUMENT_CASES: readonly DocumentCase[] = [
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
  ...CONTENT_CASES,
];
