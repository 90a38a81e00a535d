import { expect, it } from 'vitest';
import { ANNA } from './customer-fixture.ts';
import { openStorefront } from './open-for-tests.ts';
import { writeForm, writeJson } from './requests.ts';
import { signedWebhook } from './signed-webhook.ts';

const VARIANT = 'gid://shopify/ProductVariant/1';
const SECRET = 'the-secret-of-the-app-that-sends-webhooks';
const shop = await openStorefront({
  shops: ['nl', 'be'],
  environment: {
    NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo',
    SHOPIFY_NL_WEBHOOK_SECRET: SECRET,
  },
});

async function call(name: string, body: object) {
  const response = await shop.send(`/api/shopify/${name}/`, writeJson({ locale: 'nl', ...body }));
  return response.json();
}
const form = (path: string, fields: Readonly<Record<string, string>>) =>
  shop.send(path, writeForm(fields));

/** The counters of the business that went up, with their market. */
async function readCounts(): Promise<Readonly<Record<string, number>>> {
  const text = await shop.metrics.text();
  const found = text.matchAll(
    /^lokke_events_total\{event="([\w.]+)",market="([\w-]+)".*\} (\d+)$/gm,
  );
  return Object.fromEntries(
    [...found].map(([, event, market, n]) => [`${event} ${market}`, Number(n)]),
  );
}

it('carts, lines, gifts, codes, salons and checkouts are counted by market', async () => {
  const { data } = await call('checkout/create', {
    lineItems: [{ variantId: VARIANT, quantity: 1 }],
  });
  const free = {
    variantId: VARIANT,
    quantity: 1,
    attributes: [{ key: '_freeItem', value: 'yes' }],
  };
  await call('checkout/add-items', { checkoutId: data.id, lineItems: [free] });
  await call('checkout/add-items', { checkoutId: data.id, lineItems: [{ variantId: 'x' }] });
  await call('checkout/discount-codes', { id: data.id, discountCodes: ['NO-SUCH-CODE'] });
  await call('checkout/salon', { id: data.id, salonNo: '10001' });
  await call('checkout/salon', { id: data.id, salonNo: null });
  expect(await call('checkout/opened', {})).toEqual({ isCounted: true });
  expect(await readCounts()).toMatchObject({
    'cart.created nl': 1,
    'cart.linesAdded nl': 2,
    'promotion.given nl': 1,
    'code.refused nl': 1,
    'salon.chosen nl': 1,
    'checkout.opened nl': 1,
  });
  const { amount } = data.lines.edges[0].node.cost.amountPerQuantity;
  expect(await shop.metrics.text()).toContain(
    `lokke_value_total{event="cart.linesAdded",market="nl",currency="EUR"} ${2 * amount}\n`,
  );
});

it('a network that opens more than 60 checkouts a minute is counted no further', async () => {
  const replies: unknown[] = [];
  // More than in two windows.
  for (let i = 0; i < 130; i += 1) replies.push(await call('checkout/opened', { locale: 'fr-be' }));
  expect(replies).toContainEqual({ isCounted: false });
  const isCounted = replies.filter((reply) => JSON.stringify(reply) === '{"isCounted":true}');
  expect((await readCounts())['checkout.opened fr-be']).toBe(isCounted.length);
});

it('logins, failed ones, letters and withdrawals are counted by market', async () => {
  await call('account/register', ANNA);
  await call('account/login', { ...ANNA, password: 'Not-hers-1' });
  await call('account/login', ANNA);
  await form('/nl/newsletter', { email: ANNA.email });
  await form('/nl/withdraw', {
    name: 'Anna Lok',
    orderNumber: '#1001',
    email: ANNA.email,
    form: 'confirmation',
  });
  expect(await readCounts()).toMatchObject({
    'login.failed nl': 1,
    'login.done nl': 2,
    'newsletter.joined nl': 1,
    'withdrawal.sent nl': 1,
  });
});

it('a paid order is counted by the webhook of its shop, once', async () => {
  const money = { currency: 'EUR', total_price: '29.95', customer_locale: 'nl' };
  const payload = { line_items: [{ product_id: 1 }], ...money };
  const headers = { 'x-shopify-webhook-id': 'one' };
  const payOrder = () =>
    shop.send('/webhooks/shopify/nl', signedWebhook('orders/paid', payload, SECRET, headers));
  expect((await payOrder()).status).toBe(200);
  await payOrder();
  expect((await readCounts())['order.paid nl']).toBe(1);
  expect(await shop.metrics.text()).toContain(
    'lokke_value_total{event="order.paid",market="nl",currency="EUR"} 29.95\n',
  );
  expect(shop.readStatus().lastOrderAt).not.toBeNull();
});

it('a search that finds nothing is counted, its words listed without e-mail addresses', async () => {
  await shop.send('/nl/search?q=zeepaardje');
  await shop.send('/nl/search?q=zeepaardje%20anna%40example.test');
  expect((await readCounts())['search.empty nl']).toBe(2);
  const { emptySearches } = shop.readStatus();
  expect(emptySearches.map(({ words }) => words)).toEqual(['zeepaardje', 'zeepaardje …']);
  expect(shop.logged.some((entry) => 'words' in entry)).toBe(false);
});
