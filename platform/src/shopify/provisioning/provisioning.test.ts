import { expect, it } from 'vitest';
import { merchantAt } from '../../../tests/fixtures/merchant.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';

const platform = openPlatform();
const merchant = merchantAt(platform, 'nl');

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
  [{ key: 'x' }, 'TOO_SHORT', 'key'],
  [{ key: 'x'.repeat(65) }, 'TOO_LONG', 'key'],
  [{ key: 'bad.key!' }, 'INVALID_CHARACTER', 'key'],
  [{ namespace: 'ab' }, 'TOO_SHORT', 'namespace'],
  [{ namespace: 'my space' }, 'INVALID_CHARACTER', 'namespace'],
  [{ name: 'x'.repeat(256) }, 'TOO_LONG', 'name'],
  [{ type: 'A text' }, 'INCLUSION', 'type'],
])('a definition with %j is refused', async (odd, code, field) => {
  expect((await define({ ...RANGE, ...odd })).data).toMatchObject({
    metafieldDefinitionCreate: { userErrors: [{ code, field: ['definition', field] }] },
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
  const asked = await merchant.request('{ currentAppInstallation { accessScopes { handle } } }');
  expect(asked.data).toMatchObject({
    currentAppInstallation: { accessScopes: expect.arrayContaining([{ handle: 'read_products' }]) },
  });
});

it('a kind of owner has 256 definitions', async () => {
  const ofShops = (key: string) => define({ ...RANGE, ownerType: 'SHOP', key });
  for (let made = 0; made < 255; made += 1) await ofShops(`key_${made}`);
  expect((await ofShops('last')).data).toMatchObject({
    metafieldDefinitionCreate: { userErrors: [] },
  });
  expect((await ofShops('one_more')).data).toMatchObject({
    metafieldDefinitionCreate: {
      createdDefinition: null,
      userErrors: [{ code: 'RESOURCE_TYPE_LIMIT_EXCEEDED', field: ['definition'] }],
    },
  });
  expect((await define({ ...RANGE, key: 'of_products' })).data).toMatchObject({
    metafieldDefinitionCreate: { userErrors: [] },
  });
});
