import { API_VERSIONS } from '../../src/core/index.ts';

/** A document of `tests/documents`, its variables, and what its answer must hold. */
export type DocumentCase = readonly [document: string, variables: object, response: object];

export const HERE = { country: 'NL', language: 'NL' };

/** What stands beside the catalogue: menus, pages, the shop itself. */
export const CONTENT_CASES: readonly DocumentCase[] = [
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
