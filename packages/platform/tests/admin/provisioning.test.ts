import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';

let platform: Platform;
let merchant: Merchant;
beforeAll(() => {
  platform = createPlatform({ dataFile: ':memory:' });
  merchant = merchantAt(platform, 'nl');
});
afterAll(() => platform.close());

const define = (definition: object) =>
  merchant.request(
    `mutation ($definition: MetafieldDefinitionInput!) {
      metafieldDefinitionCreate(definition: $definition) {
        createdDefinition { namespace key type { name } access { storefront } }
        userErrors { code field message }
      }
    }`,
    { definition },
  );
const RANGE = {
  name: 'Range',
  namespace: 'lokke',
  key: 'range',
  type: 'single_line_text_field',
  ownerType: 'PRODUCT',
  access: { storefront: 'PUBLIC_READ' },
};

it('a metafield is defined once, and listed', async () => {
  expect((await define(RANGE)).data).toMatchObject({
    metafieldDefinitionCreate: {
      createdDefinition: { key: 'range', access: { storefront: 'PUBLIC_READ' } },
      userErrors: [],
    },
  });
  expect((await define(RANGE)).data).toMatchObject({
    metafieldDefinitionCreate: { createdDefinition: null, userErrors: [{ code: 'TAKEN' }] },
  });
  const listed = await merchant.request(
    `{ metafieldDefinitions(first: 5, ownerType: PRODUCT) { nodes { name key type { name } } } }`,
  );
  expect(listed.data).toEqual({
    metafieldDefinitions: {
      nodes: [{ name: 'Range', key: 'range', type: { name: 'single_line_text_field' } }],
    },
  });
});

it.each([
  [{ key: 'x' }, 'key'],
  [{ namespace: 'a' }, 'namespace'],
  [{ type: 'A text' }, 'type'],
])('a definition with %j is refused', async (odd, field) => {
  expect((await define({ ...RANGE, ...odd })).data).toMatchObject({
    metafieldDefinitionCreate: { userErrors: [{ code: 'INVALID', field: ['definition', field] }] },
  });
});

it('a shop gives its public token and says what the Admin token may do', async () => {
  const made = await merchant.request(
    `mutation { storefrontAccessTokenCreate(input: { title: "Lokke" }) {
      storefrontAccessToken { title accessToken } shop { name } userErrors { message }
    } }`,
  );
  expect(made.data).toMatchObject({
    storefrontAccessTokenCreate: {
      storefrontAccessToken: { title: 'Lokke', accessToken: 'lokke-public-nl' },
      shop: { name: 'LOKKE NL' },
      userErrors: [],
    },
  });
  const asked = await merchant.request(
    `{ currentAppInstallation { accessScopes { handle } } shop { storefrontAccessTokens(first: 1) { nodes { accessToken } } } }`,
  );
  expect(asked.data).toMatchObject({
    currentAppInstallation: { accessScopes: expect.arrayContaining([{ handle: 'read_products' }]) },
    shop: { storefrontAccessTokens: { nodes: [{ accessToken: 'lokke-public-nl' }] } },
  });
});
