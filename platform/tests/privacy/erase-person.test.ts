import { expect, test } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { writeReturn } from '../../src/shopify/accounts/store/returns.ts';
import { listChanges } from '../../src/shopify/admin/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { erasePerson, exportPerson } from '../../src/shopify/privacy/index.ts';
import { textColumn } from '../../src/store/index.ts';
import { DUTCH_DETAILS, goToPayment } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';

const EMAIL = DUTCH_DETAILS['email'] ?? '';
/** Words that the buyer has typed anywhere. */
const OF_ADA = /ada@example|de Vries|Kamstraat|1012 ?AB|12345678|geheimpje/i;

/** Everything in the file, table by table. */
function everything({ context }: Platform): readonly string[] {
  const { read } = context.store;
  return read
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .flatMap((row) => {
      const name = textColumn(row, 'name');
      return read
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((found) => `${name}: ${JSON.stringify(found)}`);
    });
}

/** Rows that name her, but for the news of an erasure: it names whom the apps have to forget, and goes once they did. */
const rowsOfAda = (platform: Platform) =>
  everything(platform).filter((row) => OF_ADA.test(row) && !row.includes('"customers/redact"'));

test('of a customer who has bought and is erased, nothing personal is left in any table', async () => {
  const platform = openPlatform();
  const { shopper, buy, fillCart } = await openCheckoutShop('nl', platform);
  await shopper.request(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email: EMAIL, password: 'Geheim123', firstName: 'Ada', lastName: 'de Vries' } },
  );
  const buyerIdentity = { email: EMAIL };
  await buy(await fillCart(2, { buyerIdentity, note: 'geheimpje' }));
  await fillCart(1, { buyerIdentity });
  expect(rowsOfAda(platform).length).toBeGreaterThan(4);

  expect(await erasePerson(platform.context, 'nl', EMAIL)).toMatchObject({ orderCount: 1 });
  expect(rowsOfAda(platform)).toEqual([]);
  // Amounts and goods are there, which the books need.
  expect(listOrders(platform.context.store.read, 'nl', { limit: 5 })).toMatchObject([
    { number: 1001, totalInMinorUnits: 2995, contents: { address: { countryCode: 'NL' } } },
  ]);
});

/** Buys, begins to buy again, requests emails and takes the purchase back, all without an account. */
async function beGuest(platform: Platform): Promise<void> {
  const { buy, buyer, variants, createCart } = await openCheckoutShop('nl', platform);
  const lines = [
    {
      merchandiseId: variants.shampoo,
      quantity: 1,
      attributes: [
        { key: 'Gravure', value: 'geheimpje' },
        { key: '_freeItem', value: 'true' },
      ],
    },
  ];
  await buy(await createCart(lines));
  const details = { ...DUTCH_DETAILS, email: EMAIL.toUpperCase() };
  await goToPayment(buyer, (await createCart(lines)).checkoutUrl, details);
  const marketing = { email: { marketing: { consent: 'SUBSCRIBED' } } };
  const profile = {
    data: { type: 'profile', attributes: { email: EMAIL, subscriptions: marketing } },
  };
  await klaviyo(platform, 'subscriptions', {
    type: 'subscription',
    attributes: { profile },
    relationships: { list: { data: { type: 'list', id: 'list' } } },
  });
  await klaviyo(platform, 'events', {
    type: 'event',
    attributes: {
      profile,
      metric: { data: { attributes: { name: 'Withdrew From Contract' } } },
      properties: { name: 'Ada de Vries', orderNumber: '1001', items: '' },
      time: '2026-11-20T12:00:00Z',
      unique_id: 'one',
    },
  });
}

async function klaviyo(platform: Platform, call: string, data: object): Promise<void> {
  const response = await platform.fetch(
    `http://localhost:4010/klaviyo/client/${call}/?company_id=DEMOnl`,
    {
      method: 'POST',
      headers: { revision: '2026-01-15', 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    },
  );
  expect(await response.text()).toBe('');
}

test('of a guest who has bought and is erased, nothing personal is left in any table', async () => {
  const platform = openPlatform();
  await beGuest(platform);
  const kept = await exportPerson(platform.context, 'nl', ` ${EMAIL.toUpperCase()} `);
  expect(kept).toMatchObject({
    customer: null,
    orders: [{ number: 1001 }],
    checkouts: [{ email: EMAIL.toUpperCase(), address1: 'Kamstraat 7' }],
    newsletters: [{}],
    withdrawals: [{ name: 'Ada de Vries' }],
  });
  expect(rowsOfAda(platform).length).toBeGreaterThan(8);

  const erased = await erasePerson(platform.context, 'nl', ` ${EMAIL.toUpperCase()} `);
  expect(erased).toEqual({ id: null, orderCount: 1 });
  expect(rowsOfAda(platform)).toEqual([]);
  const [order] = listOrders(platform.context.store.read, 'nl', { limit: 5 });
  expect(order?.contents.lines[0]?.attributes).toEqual([{ key: '_freeItem', value: 'true' }]);
  expect(everything(platform).filter((row) => row.startsWith('withdrawals'))).toEqual([
    expect.stringContaining('"order_number":"1001"'),
  ]);
  expect(await exportPerson(platform.context, 'nl', EMAIL)).toBeNull();
  expect(await erasePerson(platform.context, 'nl', EMAIL)).toBeNull();
});

test('what was written with a return, and as withdrawn, is told to its writer and then erased', async () => {
  const platform = openPlatform();
  await beGuest(platform);
  const { store, ids } = platform.context;
  await store.write((sql) => {
    const [order] = listOrders(sql, 'nl', { limit: 1 });
    const [line] = order?.contents.lines ?? [];
    if (order === undefined || line === undefined) throw new Error('nothing was bought');
    const asked = { lineId: line.id, quantity: 1, reason: 'OTHER' };
    writeReturn(sql, ids, order, {
      createdAt: '2026-11-20T12:00:00Z',
      lines: [{ ...asked, customerNote: 'Ring at Ada de Vries' }],
    });
    sql.prepare("UPDATE withdrawals SET items = 'the one for Ada de Vries'").run();
  });
  expect(await exportPerson(platform.context, 'nl', EMAIL)).toMatchObject({
    returns: [{ reason: 'OTHER', quantity: 1, customer_note: 'Ring at Ada de Vries' }],
  });
  await erasePerson(platform.context, 'nl', EMAIL);
  expect(rowsOfAda(platform)).toEqual([]);
});

test('an erasure that the Admin API asked for is not told as one of the command line', async () => {
  const platform = openPlatform();
  await merchantAt(platform, 'nl').request(
    'mutation { customerCreate(input: { email: "eve@example.test" }) { customer { id } } }',
  );
  await merchantAt(platform, 'nl').request(
    'mutation { customerRequestDataErasure(customerId: "gid://shopify/Customer/1") { customerId } }',
  );
  const ways = listChanges(platform.context.store.read, { shop: 'nl' }, 9).map(({ way }) => way);
  expect([...new Set(ways)]).toEqual(['admin API']);
});

test.each([
  ['an order', 'Order'],
  ['an address', 'MailingAddress'],
])('the id of %s erases no customer of the same number', async (_, type) => {
  const platform = openPlatform();
  const { shopper } = await openCheckoutShop('nl', platform);
  await shopper.request(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email: EMAIL, password: 'Geheim123' } },
  );
  const { data } = await merchantAt(platform, 'nl').request(
    'mutation ($id: ID!) { customerRequestDataErasure(customerId: $id) { customerId userErrors { code } } }',
    { id: `gid://shopify/${type}/1` },
  );
  expect(data).toEqual({
    customerRequestDataErasure: { customerId: null, userErrors: [{ code: 'DOES_NOT_EXIST' }] },
  });
  expect(await exportPerson(platform.context, 'nl', EMAIL)).not.toBeNull();
});

test('of somebody who was never here there is nothing to erase', async () => {
  const platform = openPlatform();
  expect(await erasePerson(platform.context, 'nl', EMAIL)).toBeNull();
  expect(everything(platform).filter((row) => row.startsWith('webhook_deliveries'))).toEqual([]);
});
