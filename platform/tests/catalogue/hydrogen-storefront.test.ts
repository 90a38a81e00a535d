import { createStorefrontClient, getProductOptions, getSitemap } from '@shopify/hydrogen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { seedDemoShop } from '../../src/shop-files/seeding/index.ts';
import { openPlatform } from '../fixtures/platform.ts';

const VARIANT =
  'id availableForSale selectedOptions { name value } product { handle title } sku title';
const PRODUCT = `#graphql
  query Product($handle: String!) {
    product(handle: $handle) {
      handle encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant { ${VARIANT} } swatch { color } } }
      selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { ${VARIANT} }
      adjacentVariants(selectedOptions: []) { ${VARIANT} }
    }
  }`;

let platform: Platform;
const { fetch: fetchBefore } = globalThis;

beforeAll(async () => {
  platform = openPlatform({ rootShop: 'nl' });
  await seedDemoShop(platform.context, 'nl');
  // Hydrogen asks by the global one.
  globalThis.fetch = platform.fetch;
});
afterAll(() => {
  globalThis.fetch = fetchBefore;
});

/** Creates a client as Hydrogen's skeleton does, for the shop at the root. */
function hydrogen() {
  return createStorefrontClient({
    storeDomain: 'http://localhost:4010',
    publicStorefrontToken: demoPublicToken('nl'),
    i18n: { language: 'NL', country: 'NL' },
    waitUntil: () => undefined,
  }).storefront;
}

it('every size of a product can be chosen', async () => {
  const { product } = await hydrogen().query(PRODUCT, { variables: { handle: 'rain-shampoo' } });
  const [size] = getProductOptions(product);
  expect(
    size?.optionValues.map(({ name, exists, available }) => [name, exists, available]),
  ).toEqual([
    ['300 ml', true, true],
    ['1000 ml', true, true],
  ]);
});

it.each(['products', 'collections', 'pages', 'blogs', 'articles'])(
  'the sitemap of %s has addresses',
  async (type) => {
    const response = await getSitemap({
      storefront: hydrogen(),
      request: new Request(`https://shop.example/sitemap/${type}/1.xml`),
      params: { type, page: '1' },
      getLink: ({ handle = '' }) => `https://shop.example/${type}/${handle}`,
    });
    expect(await response.text()).toContain(`<loc>https://shop.example/${type}/`);
  },
);
