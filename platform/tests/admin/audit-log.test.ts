import { beforeEach, expect, test } from 'vitest';
import { listChanges } from '../../src/shopify/admin/index.ts';
import { erasePerson, exportPerson } from '../../src/shopify/privacy/index.ts';
import { openStore } from '../../src/store/index.ts';
import { cliInFolder } from '../fixtures/cli.ts';
import { openPage, sendForm } from '../fixtures/console.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';
import { openOrder, shop } from '../orders/ordered-shop.ts';

const cli = cliInFolder();
let request: Merchant['request'];

beforeEach(async () => {
  await openOrder();
  request = merchantAt(shop.platform, 'nl').request;
});

const changes = (key = 'nl') => listChanges(shop.platform.context.store.read, { shop: key }, 9);
const inFile = (key: string) => {
  const store = openStore(cli.dataFile());
  const rows = listChanges(store.read, { shop: key }, 9);
  store.close();
  return rows;
};
const page = async (query: string) =>
  (await openPage(shop.platform, `/console/changes${query}`)).html;
const send = async (path: string, form: Readonly<Record<string, string>>) =>
  (await sendForm(shop.platform, path, form)).status;

const CREATE = `mutation ($input: CustomerInput!) {
  made: customerCreate(input: $input) { customer { id } userErrors { message } } }`;
const SET = `mutation ($value: String!) {
  metafieldsSet(metafields: [{ ownerId: "gid://shopify/Customer/1", namespace: "lokke", key: "salon", type: "json", value: $value }]) {
    userErrors { message } } }`;

test('the Admin API leaves what was done and refused, by id and not by what was written', async () => {
  await request(CREATE, { input: { email: 'bo@example.test' } });
  await request(SET, { value: '"NL-1001"' });
  await request(SET, { value: 'no JSON' });
  const ids = 'gid://shopify/Customer/1';
  expect(changes()).toMatchObject([
    { way: 'admin API', what: 'metafieldsSet', ids, outcome: 'refused' },
    { way: 'admin API', what: 'metafieldsSet', ids, outcome: 'done' },
    { way: 'admin API', what: 'customerCreate', ids, outcome: 'done' },
  ]);
  expect(JSON.stringify(changes())).not.toMatch(/NL-1001|bo@/);
  expect(changes('fr')).toEqual([]);
});

test('a change that is rolled back leaves no entry', async () => {
  const { store } = shop.platform.context;
  store.read.prepare('DROP TABLE customer_addresses').run();
  store.read.prepare('ALTER TABLE customers RENAME TO gone').run();
  await request(CREATE, { input: { email: 'bo@example.test' } });
  expect(changes()).toEqual([]);
});

test('reading, and what was not understood, is no change', async () => {
  await request('{ shop { name } }');
  await request('mutation { nothingOfTheKind { id } }');
  await request('mutation {');
  expect(changes()).toEqual([]);
});

test('an export and an erasure are among it, by number', async () => {
  await request(CREATE, { input: { email: 'bo@example.test' } });
  await exportPerson(shop.platform.context, 'nl', 'bo@example.test');
  await erasePerson(shop.platform.context, 'nl', 'bo@example.test');
  const way = 'command line';
  const ids = 'gid://shopify/Customer/1';
  expect(changes().slice(0, 2)).toMatchObject([
    { way, what: 'privacy erase', ids },
    { way, what: 'privacy export', ids },
  ]);
});

test('the console: an order is cancelled, a second time is refused, and both are shown', async () => {
  const form = { reason: 'CUSTOMER', refund: 'on', restock: 'on' };
  expect(await send('/console/nl/orders/1001/cancel', form)).toBe(303);
  expect(await send('/console/nl/orders/1001/cancel', form)).toBe(422);
  const entry = { way: 'console', what: 'order cancel', ids: 'gid://shopify/Order/1' };
  expect(changes()).toMatchObject([
    { ...entry, outcome: 'refused' },
    { ...entry, outcome: 'done' },
  ]);
  expect(await page('?entity=Order/1')).toContain('order cancel');
  expect(await page('?entity=Order/10')).toContain('Nothing was changed.');
  expect(await page('?shop=fr')).toContain('Nothing was changed.');
});

test('the console: stock and an invitation are told by number, without the person', async () => {
  const number = /\d+$/.exec(shop.variants.shampoo)?.[0] ?? '';
  expect(await send(`/console/nl/stock/${number}`, { quantity: '3', words: '' })).toBe(303);
  await send('/console/nl/customers', { email: 'bo@example.test', firstName: 'Boukje' });
  expect(changes()).toMatchObject([
    { what: 'customer invite', ids: 'gid://shopify/Customer/1' },
    { what: 'stock 3', ids: shop.variants.shampoo },
  ]);
  expect(JSON.stringify(changes())).not.toMatch(/bo@|Boukje/);
});

test('imports are told, refused ones too; what only reads or seeds nothing leaves no trace', async () => {
  await cli.put('products.csv', 'Handle,Title,Variant Price\ncomb,Comb,5.00\nbrush,Brush,7.00\n');
  expect(await cli.run('import', 'products.csv', '--shop', 'nl')).toMatchObject({ code: 0 });
  await cli.put('bad.csv', 'Handle,Title,Variant Price\ncomb,Comb,free\n');
  expect(await cli.run('import', 'bad.csv', '--shop', 'nl')).toMatchObject({ code: 1 });
  await cli.run('discount', 'list', '--shop', 'nl');
  expect(inFile('nl')).toMatchObject([
    { way: 'import', what: 'import', outcome: 'refused' },
    { way: 'import', what: 'import', outcome: 'done' },
  ]);
  await cli.run('seed');
  await cli.run('seed');
  expect(inFile('all')).toMatchObject([{ way: 'import', what: 'seed' }]);
}, 120_000);

test('a command leaves its entry with its first change, or neither is there', async () => {
  await cli.run('shops');
  const store = openStore(cli.dataFile());
  // The log takes no entry: what the command writes has to go with it.
  store.read.prepare('ALTER TABLE admin_changes RENAME TO gone').run();
  store.close();
  await expect(
    cli.run('account-client', 'App', '--shop', 'nl', '--redirect', 'https://app.example/'),
  ).rejects.toThrow('admin_changes');
  const after = openStore(cli.dataFile());
  expect(after.read.prepare('SELECT * FROM account_clients').all()).toEqual([]);
  after.read.prepare('ALTER TABLE gone RENAME TO admin_changes').run();
  after.close();
  await cli.run('account-client', 'App', '--shop', 'nl', '--redirect', 'https://app.example/');
  expect(inFile('nl')).toMatchObject([{ way: 'command line', what: 'account-client' }]);
});

test('the page has the latest fifty, and the older ones behind a link', async () => {
  for (let count = 0; count < 60; count += 1) await request(SET, { value: '1' });
  const first = await page('?entity=Customer/1');
  const older = /href="(\/console\/changes)(\?[^"]+)">Older/.exec(first)?.[2] ?? '';
  const entries = (text: string) => text.match(/metafieldsSet/g)?.length;
  expect(entries(first)).toBe(50);
  expect(entries(await page(older.replaceAll('&amp;', '&')))).toBe(10);
});
