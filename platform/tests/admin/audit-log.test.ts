import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChanges } from '../../src/shopify/admin/index.ts';
import { erasePerson, exportPerson } from '../../src/shopify/privacy/index.ts';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';

let shop: CustomerShop;
let merchant: Merchant;

beforeEach(async () => {
  shop = openCustomerShop();
  merchant = merchantAt(shop.platform, 'nl');
  await shop.register();
});
afterEach(() => shop.platform.close());

const changes = (key = 'nl') => listChanges(shop.platform.context.store.read, { shop: key }, 9);
const SET = `mutation ($value: String!) {
  metafieldsSet(metafields: [{ ownerId: "gid://shopify/Customer/1", namespace: "lokke", key: "salon", type: "json", value: $value }]) {
    userErrors { message }
  }
}`;

test('who keeps a shop finds what was done through its Admin API, and not what was written', async () => {
  await merchant.request(SET, { value: '"NL-1001"' });
  await merchant.request(SET, { value: 'no JSON' });
  await merchant.request(
    'mutation ($input: CustomerInput!) { made: customerCreate(input: $input) { customer { id } userErrors { message } } }',
    {
      input: { email: 'bo@example.test' },
    },
  );
  expect(changes()).toMatchObject([
    { way: 'admin API', what: 'customerCreate', ids: 'gid://shopify/Customer/2', outcome: 'done' },
    { what: 'metafieldsSet', ids: 'gid://shopify/Customer/1', outcome: 'refused' },
    { what: 'metafieldsSet', ids: 'gid://shopify/Customer/1', outcome: 'done' },
  ]);
  expect(JSON.stringify(changes())).not.toMatch(/NL-1001|bo@/);
  expect(changes('fr')).toEqual([]);
});

test('reading, and what was not understood, is no change', async () => {
  await merchant.request('{ shop { name } }');
  await merchant.request('mutation { nothingOfTheKind { id } }');
  await merchant.request('mutation {');
  expect(changes()).toEqual([]);
});

test('what a person asked for is among it, by number', async () => {
  await exportPerson(shop.platform.context, 'nl', ANNA.email);
  await erasePerson(shop.platform.context, 'nl', ANNA.email);
  expect(changes()).toMatchObject([
    { way: 'command line', what: 'privacy erase', ids: 'gid://shopify/Customer/1' },
    { way: 'command line', what: 'privacy export', ids: 'gid://shopify/Customer/1' },
  ]);
});
