import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChanges } from '../../src/shopify/admin/index.ts';
import { openStore } from '../../src/store/index.ts';
import { cliInFolder } from '../fixtures/cli.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { closeOrder, openOrder, shop } from '../orders/ordered-shop.ts';

const ORIGIN = 'http://localhost:4010';
const DISCOUNT = {
  title: 'Ten off',
  code: 'VERY-SECRET',
  startsAt: '2024-01-01T00:00:00Z',
  terms: {
    kind: 'basic',
    items: { kind: 'all' },
    reduction: { kind: 'percentage', percentage: 10 },
  },
};
const cli = cliInFolder();
beforeEach(openOrder);
afterEach(closeOrder);

const told = (row: Readonly<Record<string, unknown>> | undefined) => ({
  ...row,
  before: JSON.parse(String(row?.['facts_before'])),
  after: JSON.parse(String(row?.['facts_after'])),
});
const latest = () => told(listChanges(shop.platform.context.store.read, { shop: 'nl' }, 1)[0]);
const inFile = (key: string) => {
  const store = openStore(cli.dataFile());
  const rows = listChanges(store.read, { shop: key }, 9);
  store.close();
  return rows.map(told);
};
const page = async (query: string) => {
  const response = await shop.platform.fetch(new Request(`${ORIGIN}/console/changes${query}`));
  return response.text();
};
async function sendForm(path: string, form: Readonly<Record<string, string>>) {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams(form);
  const request = new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body });
  return (await shop.platform.fetch(request)).status;
}

test('the Admin API: a discount is made and ended', async () => {
  const { request } = merchantAt(shop.platform, 'nl');
  await request(`mutation { discountAutomaticBxgyCreate(automaticBxgyDiscount: {
    title: "Ten off", startsAt: "2024-01-01T00:00:00Z"
    customerBuys: { items: { all: true }, value: { quantity: "2" } }
    customerGets: { items: { all: true }, value: { discountOnQuantity: { quantity: "1", effect: { percentage: 0.1 } } } }
  }) { automaticDiscountNode { id } userErrors { message } } }`);
  const id = 'gid://shopify/DiscountAutomaticNode/10001';
  expect(latest()).toMatchObject({ way: 'admin API', outcome: 'done', before: {}, ids: id });
  expect(latest().after).toMatchObject({ [id]: { title: 'Ten off', endsAt: null } });
  await request(`mutation { discountAutomaticDeactivate(id: "${id}") { userErrors { message } } }`);
  expect(latest().before).toMatchObject({ [id]: { endsAt: null } });
  expect(latest().after).toMatchObject({ [id]: { endsAt: expect.stringMatching(/^20/) } });
});

test('the console: an order is cancelled, a second time is refused, and both are shown', async () => {
  const id = 'gid://shopify/Order/1';
  const form = { reason: 'CUSTOMER', refund: 'on', restock: 'on' };
  expect(await sendForm('/console/nl/orders/1001/cancel', form)).toBe(303);
  expect(latest()).toMatchObject({
    way: 'console',
    what: 'order cancel',
    ids: id,
    outcome: 'done',
    before: { [id]: { financial: 'PAID', isCancelled: false } },
    after: { [id]: { financial: 'REFUNDED', isCancelled: true } },
  });
  expect(await sendForm('/console/nl/orders/1001/cancel', form)).toBe(422);
  expect(latest()).toMatchObject({ outcome: 'refused', before: {}, after: {} });
  expect(await page('?entity=Order')).toContain('was: financial PAID');
  expect(await page('?entity=Order/1')).toContain('order cancel');
  expect(await page('?entity=Order/10')).toContain('Nothing was changed.');
  expect(await page('?shop=fr')).toContain('Nothing was changed.');
});

test('the console: stock is counted anew', async () => {
  const number = /\d+$/.exec(shop.variants.shampoo)?.[0] ?? '';
  expect(await sendForm(`/console/nl/stock/${number}`, { quantity: '3', words: '' })).toBe(303);
  expect(latest().after).toEqual({ [shop.variants.shampoo]: { inStock: 3 } });
  expect(latest().before).not.toEqual(latest().after);
});

test('the console: an invitation is told by number, without the person', async () => {
  await sendForm('/console/nl/customers', { email: 'bo@example.test', firstName: 'Boukje' });
  expect(latest()).toMatchObject({ what: 'customer invite', ids: 'gid://shopify/Customer/1' });
  expect(JSON.stringify(latest())).not.toMatch(/bo@|Boukje/);
});

test('commands: a discount is added and ended, without its code; reading leaves nothing', async () => {
  await cli.put('ten.json', JSON.stringify(DISCOUNT));
  await cli.run('discount', 'add', 'ten.json', '--shop', 'nl');
  await cli.run('discount', 'list', '--shop', 'nl');
  await cli.run('discount', 'end', '10001', '--shop', 'nl');
  const id = 'gid://shopify/DiscountCodeNode/10001';
  const changes = inFile('nl');
  expect(changes).toMatchObject([
    { way: 'command line', what: 'discount end', ids: id, before: { [id]: { endsAt: null } } },
    {
      way: 'command line',
      what: 'discount add',
      before: {},
      after: { [id]: { title: 'Ten off' } },
    },
  ]);
  expect(JSON.stringify(changes)).not.toContain('VERY-SECRET');
});

test('seeding again, which fills nothing, leaves no trace', async () => {
  await cli.run('seed');
  await cli.run('seed');
  expect(inFile('all')).toMatchObject([
    { way: 'import', what: 'seed', before: { salons: { salons: 0 } } },
  ]);
}, 120_000);

test('imports: products and content are counted, and what was refused is told, too', async () => {
  await cli.put('products.csv', 'Handle,Title,Variant Price\ncomb,Comb,5.00\nbrush,Brush,7.00\n');
  expect(await cli.run('import', 'products.csv', '--shop', 'nl')).toMatchObject({ code: 0 });
  await cli.put('bad.csv', 'Handle,Title,Variant Price\ncomb,Comb,free\n');
  expect(await cli.run('import', 'bad.csv', '--shop', 'nl')).toMatchObject({ code: 1 });
  expect(inFile('nl')).toMatchObject([
    { way: 'import', what: 'import', outcome: 'refused', before: {}, after: {} },
    {
      way: 'import',
      outcome: 'done',
      before: { shop: { products: 0 } },
      after: { shop: { products: 2 } },
    },
  ]);
});

test('the page has the latest fifty, and the older ones behind a link', async () => {
  const { request } = merchantAt(shop.platform, 'nl');
  for (let i = 0; i < 60; i += 1) {
    await request(
      'mutation { discountAutomaticDelete(id: "gid://shopify/DiscountAutomaticNode/9") { userErrors { message } } }',
    );
  }
  const first = await page('?entity=DiscountAutomaticNode/9');
  const older = /href="(\/console\/changes)(\?[^"]+)">Older/.exec(first)?.[2] ?? '';
  const count = (text: string) => text.match(/<article/g)?.length;
  expect(count(first)).toBe(50);
  expect(count(await page(older.replaceAll('&amp;', '&')))).toBe(10);
});
