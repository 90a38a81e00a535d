import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop, textsOf } from '../../../state/render.test-kit.tsx';
import { euros, orderLine, orderOf } from './order.test-kit.ts';
import { OrderPage } from './order-page.tsx';

async function renderOrder(facts: Parameters<typeof orderOf>[0] = {}) {
  const { container } = await renderInShop(<OrderPage order={orderOf(facts)} />);
  return container;
}

const storyIn = (container: Element) => textsOf(container.querySelectorAll('ol > li'));
const shipmentOf = (quantity: number) => ({
  isDelivered: false,
  carrier: 'PostNL',
  tracking: [{ number: '3S1', url: 'https://track.example/3S1' }],
  lines: [{ title: 'Rain Shampoo', variantTitle: '300 ml', quantity }],
});

test('an order shows its states, lines and sums', async () => {
  const container = await renderOrder();
  expect(container.textContent).toContain('Paid\u00a0· Not sent yet');
  expect(textsOf(container.querySelectorAll('dl > div'))).toEqual([
    'Subtotal€47.90',
    'Delivery€4.95',
    'Total€52.85',
    'VAT included€9.17',
  ]);
  const list = screen.getByRole('list', { name: 'Products in this order' });
  expect(textsOf(list.children)).toEqual(['Rain Shampoo300 ml · 2 items€47.90']);
  expect(screen.getByRole('link', { name: 'Rain Shampoo' }).getAttribute('href')).toBe(
    '/products/rain-shampoo?variant=11',
  );
  expect(textsOf(container.querySelectorAll('[data-total]'))).toEqual(['Total€52.85']);
});

test('a line that comes again names its plan', async () => {
  await renderOrder({ lines: [orderLine({ sellingPlan: { id: null, name: 'Every month' } })] });
  expect(screen.getByText('300 ml · Every month · 2 items')).toBeDefined();
});

test('what is no longer sold has no link, and what came back is counted', async () => {
  await renderOrder({ lines: [orderLine({ productHandle: null, currentQuantity: 1 })] });
  expect(screen.queryByRole('link', { name: 'Rain Shampoo' })).toBeNull();
  expect(screen.getByText('1 item cancelled or returned')).toBeDefined();
});

test('an unknown state is shown as the platform names it', async () => {
  const container = await renderOrder({ financialStatus: null, fulfillmentStatus: 'LOST' });
  expect(container.textContent).toContain('LOST');
});

test('a parcel names its carrier and links to the web alone', async () => {
  const odd = { number: null, url: 'javascript:alert(1)' };
  const tracking = [...shipmentOf(1).tracking, odd];
  const container = await renderOrder({ shipments: [{ ...shipmentOf(1), tracking }] });
  expect(storyIn(container)).toEqual([
    'Ordered03-11-2026',
    'Parcel 1: sent1 × Rain Shampoo, 300 mlCarrier: PostNLTracking number: 3S1 Track the parcel 3S1',
    'Not sent yet1 × Rain Shampoo, 300 ml',
  ]);
  const links = screen.getAllByRole('link', { name: /Track the parcel/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://track.example/3S1']);
});

test.each([
  [1, 1, 'Not sent yet1 × Rain Shampoo, 300 ml'],
  [1, 0, 'Not sent yet'],
  [
    2,
    0,
    'Parcel 1: sent2 × Rain Shampoo, 300 mlCarrier: PostNLTracking number: 3S1 Track the parcel 3S1',
  ],
])('of two, %i sent and %i returned', async (sent, returned, waiting) => {
  const currentQuantity = returned === 0 && sent === 1 ? 1 : 2;
  const container = await renderOrder({
    lines: [orderLine({ currentQuantity })],
    shipments: [shipmentOf(sent)],
  });
  expect(storyIn(container).at(-1)).toBe(waiting);
});

test('a parcel’s products are kept apart where their names have commas, and its numbers with their units', async () => {
  const parcel = shipmentOf(1);
  const mask = { title: 'Mask, travel size', variantTitle: '50 ml', quantity: 2 };
  const container = await renderOrder({
    shipments: [{ ...parcel, lines: [...parcel.lines, mask] }],
  });
  expect(container.textContent).toContain(
    '1 × Rain Shampoo, 300\u00a0ml; 2 × Mask, travel size, 50\u00a0ml',
  );
});

const CARD = orderLine({ title: 'Gift card', isSent: false, quantity: 1, currentQuantity: 1 });

test('a gift card waits for no parcel, and is in none', async () => {
  const lines = [orderLine(), CARD];
  const some = await renderOrder({ lines, shipments: [shipmentOf(1)] });
  expect(storyIn(some).at(-1)).toBe('Not sent yet1 × Rain Shampoo, 300 ml');
  const facts = { lines, fulfillmentStatus: 'PARTIALLY_FULFILLED' };
  const all = await renderOrder({ ...facts, shipments: [shipmentOf(2)] });
  expect(storyIn(all)).toHaveLength(2);
  const card = { ...shipmentOf(2), lines: [CARD] };
  const none = await renderOrder({ ...facts, shipments: [card] });
  expect(storyIn(none)).toEqual(['Ordered03-11-2026', 'Not sent yet']);
});

test.each([
  ['UNFULFILLED', []],
  ['FULFILLED', [shipmentOf(1)]],
])(
  'an order of gift cards alone, which are %s, waits for no parcel',
  async (fulfillmentStatus, shipments) => {
    const container = await renderOrder({ shippingAddress: [], fulfillmentStatus, shipments });
    expect(storyIn(container)).toEqual(['Ordered03-11-2026']);
    expect(screen.getByText('Paid')).toBeDefined();
  },
);

test('a cancelled order waits for nothing', async () => {
  const container = await renderOrder({
    financialStatus: 'REFUNDED',
    cancelledAt: '2026-11-04T10:00:00Z',
    cancelReason: 'INVENTORY',
    refunded: euros(5285),
  });
  expect(storyIn(container).slice(1)).toEqual([
    'Cancelled on 04-11-2026Reason: not in stock',
    '€52.85 refunded',
  ]);
  expect(screen.getByText('Refunded · Cancelled')).toBeDefined();
});

test.each([
  ['VOIDED', [], 'Cancelled'],
  ['REFUNDED', [], 'Refunded · Cancelled'],
  ['REFUNDED', [shipmentOf(2)], 'Refunded · Sent'],
])('of an order that is %s nothing is left', async (financialStatus, shipments, states) => {
  const fulfillmentStatus = shipments.length === 0 ? 'UNFULFILLED' : 'FULFILLED';
  const lines = [orderLine({ currentQuantity: 0 })];
  const container = await renderOrder({ financialStatus, fulfillmentStatus, lines, shipments });
  expect(screen.getByText(states)).toBeDefined();
  expect(storyIn(container)).toHaveLength(1 + shipments.length);
});

test('nothing is left to withdraw from', async () => {
  await renderOrder({ isWithdrawable: false });
  expect(screen.queryByRole('link', { name: 'Withdraw from contract' })).toBeNull();
});

test('an order that arrived says so, waits for nothing, and can be withdrawn from', async () => {
  const container = await renderOrder({
    fulfillmentStatus: 'FULFILLED',
    shipments: [{ ...shipmentOf(2), isDelivered: true }],
  });
  expect(storyIn(container)[1]).toMatch(/^Parcel 1: delivered2 ×/);
  expect(storyIn(container)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Withdraw from contract' }).getAttribute('href')).toBe(
    '/account/orders/1001/withdraw',
  );
});
