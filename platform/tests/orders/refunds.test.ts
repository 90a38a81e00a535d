import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancelOrder,
  fulfil,
  mails,
  messages,
  ORDER,
  openOrder,
  refund,
  run,
  shop,
} from './ordered-shop.ts';
import cases from './refunds.cases.json' with { type: 'json' };

beforeEach(openOrder);

describe('a refund', () => {
  test('takes a returned unit back into stock and its money to the buyer', async () => {
    await fulfil(null);
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(0);
    expect(await refund([[1, 1, 'RETURN']], '24.00', { notify: true })).toMatchObject({
      userErrors: [],
    });
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(1);
    expect(await run(ORDER)).toMatchObject(cases.returned);
    expect(mails()[0]?.text).toContain('24,00 gaat terug');
  });

  test('is read by its id, its lines in pages', async () => {
    await refund(
      [
        [1, 1, 'NO_RESTOCK'],
        [2, 2, 'NO_RESTOCK'],
      ],
      '24.00',
    );
    const read = (number: number, page: string) =>
      run(`{ refund(id: "gid://shopify/Refund/${number}") {
        refundLineItems(${page}) { nodes { quantity } pageInfo { hasNextPage } } } }`);
    const pageInfo = { hasNextPage: true };
    expect(await read(1, 'first: 1')).toEqual({
      refundLineItems: { nodes: [{ quantity: 1 }], pageInfo },
    });
    expect(await read(1, 'last: 1')).toMatchObject({
      refundLineItems: { nodes: [{ quantity: 2 }] },
    });
    expect(await read(99, 'first: 1')).toBeNull();
  });

  test('of money alone is told without a list of goods', async () => {
    await refund([], '5.00', { notify: true });
    expect(mails()[0]?.text).toContain('5,00 gaat terug');
    expect(mails()[0]?.html).not.toContain('<ul');
  });

  test('of goods alone sends no letter that promises money', async () => {
    const before = mails().length;
    await refund([[1, 1, 'NO_RESTOCK']], '0.00', { notify: true });
    expect(mails()).toHaveLength(before);
  });

  test('without restocking leaves the stock, and the units to be sent, as they are', async () => {
    await refund([[1, 1, 'NO_RESTOCK']], '24.00');
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(0);
    expect(await run(ORDER)).toMatchObject({
      displayFulfillmentStatus: 'UNFULFILLED',
      lineItems: {
        nodes: [{ currentQuantity: 0, unfulfilledQuantity: 1 }, { currentQuantity: 2 }],
      },
    });
  });

  test('of what never leaves lets the rest fulfil the order', async () => {
    await refund([[1, 1, 'CANCEL']], '24.00');
    await fulfil([[2, 2]]);
    expect(await run(ORDER)).toMatchObject({ displayFulfillmentStatus: 'FULFILLED' });
  });

  test('of exactly all that was paid is the last', async () => {
    expect(messages(await refund([], '53.96'))).toEqual([
      'Refund amount is greater than net payment received',
    ]);
    expect(messages(await refund([], '53.95'))).toEqual([]);
    expect(await run(ORDER)).toMatchObject({ displayFinancialStatus: 'REFUNDED' });
    expect(messages(await refund([], '0.01'))).toEqual([
      'Refund amount is greater than net payment received',
    ]);
  });

  test.each([
    [
      'more units than were bought',
      [[1, 2, 'NO_RESTOCK']],
      'Quantity cannot refund more items than were purchased',
    ],
    [
      'a return of what is still here',
      [[1, 1, 'RETURN']],
      'Quantity cannot return more items than were fulfilled',
    ],
    ['a line that is not there', [[3, 1, 'NO_RESTOCK']], 'Line item does not exist'],
    ['nothing', [], 'Refund must have line items or an amount'],
  ] as const)('of %s is refused', async (_, lines, message) => {
    expect(messages(await refund(lines, null))).toEqual([message]);
  });

  test.each([
    ['an amount', '24,00', {}],
    ['an amount of less than nothing', '-1.00', {}],
    ['a share of the delivery', '24.00', { shipping: { amount: 'all' } }],
  ])('of %s that is none is refused, and changes nothing', async (_, amount, rest) => {
    expect(messages(await refund([[1, 1, 'NO_RESTOCK']], amount, rest))).toHaveLength(1);
    expect(await run(ORDER)).toMatchObject({ displayFinancialStatus: 'PAID', refunds: [] });
  });

  test('of cancelled units that have left is refused', async () => {
    await fulfil(null);
    expect(messages(await refund([[1, 1, 'CANCEL']], null))).toEqual([
      'Quantity cannot cancel more items than are unfulfilled',
    ]);
  });
});

describe('a cancellation', () => {
  test('gives money and goods back, once', async () => {
    expect(await cancelOrder(true)).toMatchObject({ kind: 'done' });
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(1);
    expect(await run(ORDER)).toMatchObject({
      displayFinancialStatus: 'REFUNDED',
      cancelReason: 'CUSTOMER',
      fulfillmentOrders: { nodes: [{ status: 'CANCELLED' }] },
      totalRefundedSet: { shopMoney: { amount: '53.95' } },
    });
    expect(mails()[0]).toMatchObject({ subject: 'Bestelling #1001 is geannuleerd' });
    expect(await cancelOrder(true)).toMatchObject({
      problems: [{ message: 'Order has already been cancelled' }],
    });
    expect(messages(await fulfil(null))[0]).toContain('not in an open state');
  });

  test('whose money is given back later takes the goods into stock once', async () => {
    await cancelOrder(true, false);
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(1);
    expect(await run(ORDER)).toMatchObject({
      displayFinancialStatus: 'PAID',
      lineItems: { nodes: [{ unfulfilledQuantity: 0 }, { unfulfilledQuantity: 0 }] },
    });
    expect(messages(await refund([[1, 1, 'CANCEL']], '24.00'))).toEqual([
      'Quantity cannot cancel more items than are unfulfilled',
    ]);
    expect(messages(await refund([[1, 1, 'NO_RESTOCK']], '24.00'))).toEqual([]);
    expect(await shop.stockOf(shop.variants.lastOne)).toBe(1);
  });

  test('of an order that has left is refused', async () => {
    await fulfil([[2, 1]]);
    expect(await cancelOrder(false)).toMatchObject({
      problems: [{ message: 'Cannot cancel an order with outstanding fulfillments' }],
    });
  });
});
