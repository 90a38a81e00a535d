import { expect, test } from 'vitest';
import { openVisitor, requestAdmin } from '../../../testing/account-visitor.ts';
import { buy } from '../../../testing/buy.ts';
import { createCart, openEndpoint } from '../../../testing/call-endpoint.ts';
import { openShops } from '../../../testing/open-for-tests.ts';
import { noteOnOrder } from './written-forms.ts';

const BUYER = 'anna@example.com';
const STATEMENT = {
  tag: 'withdrawal',
  email: BUYER,
  receivedAt: '20-11-2026 13:00 (Europe/Amsterdam)',
  said: { items: '1 × Rain shampoo & more' },
};

const embedded = await openShops();
const cart = await createCart(openVisitor(openEndpoint(embedded).api));
await buy(embedded, cart.checkoutUrl, BUYER);

const logged: object[] = [];

async function note(orderNumber: string, changed: object = {}) {
  const admin = embedded.accounts.adminOf('nl');
  if (admin === null) throw new Error('no Admin token');
  const noting = { admin, log: (entry: object) => logged.push(entry), shop: 'nl' };
  await noteOnOrder(noting, orderNumber, { ...STATEMENT, ...changed });
  const query = '{ orders(first: 1) { nodes { note tags } } }';
  return JSON.parse(await requestAdmin(embedded, 'nl', query, {})).data.orders.nodes[0];
}

test('an order that is named by a stranger, or not at all, gets no note', async () => {
  const untouched = { note: null, tags: [] };
  expect(await note('#1001', { email: 'mallory@example.com' })).toEqual(untouched);
  expect(await note('#1002')).toEqual(untouched);
  expect(await note('that of yesterday')).toEqual(untouched);
  expect(logged).toEqual([]);
});

test('a withdrawal stands on the order of its buyer, for the office to see', async () => {
  const { note: written, tags } = await note('#1001');
  expect(tags).toEqual(['withdrawal']);
  expect(written).toContain('withdrawal, 20-11-2026 13:00 (Europe/Amsterdam)');
  expect(await note('1001', { tag: 'contact' })).toMatchObject({ tags: ['withdrawal', 'contact'] });
  const address = 'http://localhost:4010/console/nl/orders/1001';
  const page = await (await embedded.platform.fetch(address)).text();
  expect(page).toContain('withdrawal, contact');
  expect(page).toContain('1 × Rain shampoo &amp; more');
});

test('a shop that does not answer is logged without the person', async () => {
  embedded.answerTo(/\/admin\//, () => new Response('{}', { status: 503 }));
  await note('#1001').catch(() => null);
  expect(logged).toMatchObject([{ event: 'order-note.failed', shop: 'nl' }]);
  expect(JSON.stringify(logged)).not.toContain(BUYER);
});
