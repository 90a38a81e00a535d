import { beforeEach, describe, expect, test } from 'vitest';
import { addEvent, findOrderById, orderUrl } from '../../src/shopify/orders/index.ts';
import { openPage, sendForm } from '../fixtures/console.ts';
import { change, fulfil, mails, messages, ORDER, openOrder, run, shop } from './ordered-shop.ts';

const SHAMPOO = '1 × Rain &lt;shampoo&gt;, 250\u00a0ml';

beforeEach(openOrder);

describe('a parcel', () => {
  // The cart puts the newest line first: 1 is the oil, 2 the shampoo.
  test('with a part of the order leaves with its number, and the buyer is told', async () => {
    const trackingInfo = {
      company: 'PostNL',
      number: '3SABC',
      url: 'https://postnl.example/3SABC',
    };
    expect(await fulfil([[2, 1]], { trackingInfo, notifyCustomer: true })).toMatchObject({
      userErrors: [],
    });
    expect(await run(ORDER)).toMatchObject({
      displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
      fulfillmentOrders: {
        nodes: [
          {
            status: 'OPEN',
            lineItems: { nodes: [{ remainingQuantity: 1 }, { remainingQuantity: 1 }] },
          },
        ],
      },
      fulfillments: [{ deliveredAt: null, trackingInfo: [trackingInfo] }],
    });
    expect(mails()[0]).toMatchObject({
      subject: 'Een deel van bestelling #1001 is onderweg',
      text: expect.stringMatching(/1 × Rain <shampoo>[\s\S]*PostNL 3SABC[\s\S]*https:\/\/postnl/),
    });
    const { store, shops } = shop.platform.context;
    const order = findOrderById(store.read, 'nl', 1);
    const url = order && orderUrl(order, shop.platform.context, shops.nl);
    const buyersPage = await (await shop.platform.fetch(new Request(String(url)))).text();
    const { html: merchantsPage } = await openPage(shop.platform, '/console/nl/orders/1001');
    for (const html of [buyersPage, merchantsPage]) expect(html).toContain(SHAMPOO);
    expect(await fulfil(null, { notifyCustomer: true })).toMatchObject({ userErrors: [] });
    expect(mails()[0]?.subject).toBe('De rest van bestelling #1001 is onderweg');
    expect(await run(ORDER)).toMatchObject({
      displayFulfillmentStatus: 'FULFILLED',
      fulfillmentOrders: { nodes: [{ status: 'CLOSED' }] },
    });
  });

  test.each([
    ['more than was ordered', [[2, 3]]],
    ['nothing of a line', [[2, 0]]],
    ['no line', []],
    ['a line that is not there', [[3, 1]]],
    [
      'one line twice',
      [
        [2, 1],
        [2, 1],
      ],
    ],
  ] as const)('of %s is refused', async (_, lines) => {
    expect(messages(await fulfil(lines))).toEqual([
      'Invalid fulfillment order line item quantity requested.',
    ]);
  });

  test('when all has left, and with a link that is none, is refused', async () => {
    const trackingInfo = { url: 'ftp://parcels.example/1' };
    expect(messages(await fulfil(null, { trackingInfo }))).toEqual(['Tracking url is invalid']);
    await fulfil(null);
    expect(messages(await fulfil(null))).toEqual([
      'Fulfillment order has an unfulfillable status= closed.',
    ]);
  });

  test('arrives once', async () => {
    await fulfil(null);
    const arrive = () =>
      change((context, order) =>
        addEvent(context, order, { fulfillmentId: 1, status: 'DELIVERED', notify: true }),
      );
    expect(await arrive()).toMatchObject({ kind: 'done' });
    expect(mails()[0]).toMatchObject({
      subject: 'Een pakket van bestelling #1001 is bezorgd',
      text: expect.stringContaining('Bekijk je bestelling: '),
    });
    expect(await arrive()).toMatchObject({
      problems: [{ message: 'Fulfillment has already been delivered.' }],
    });
    expect(await run(ORDER)).toMatchObject({
      fulfillments: [{ deliveredAt: '2026-03-01T10:00:00Z' }],
    });
  });
});

test('the console moves an order by the same rules, from its own pages only', async () => {
  const at = '/console/nl/orders/1001';
  const post = (
    change: string,
    ...sent: readonly [Readonly<Record<string, string>>, Record<string, string>?]
  ) => sendForm(shop.platform, `${at}/${change}`, ...sent);
  // Nothing can come back that has not left.
  expect((await openPage(shop.platform, at)).html).toContain('value="CANCEL" selected');
  expect((await post('fulfil', { send2: '1' }, { origin: 'http://evil.example' })).status).toBe(
    403,
  );
  const tooMany = await post('fulfil', { send2: '3' });
  expect(tooMany.status).toBe(422);
  expect(tooMany.html).toContain('Invalid fulfillment order line item quantity');
  expect(
    (await post('fulfil', { send2: '1', company: 'PostNL', number: '3S', notify: 'on' })).status,
  ).toBe(303);
  expect((await post('delivered', { parcel: '1' })).status).toBe(303);
  expect((await post('refund', { refund2: '1', restock: 'RETURN', delivery: 'on' })).status).toBe(
    303,
  );
  expect((await post('nonsense', {})).status).toBe(404);
  expect(await run(ORDER)).toMatchObject({
    displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
    totalRefundedSet: { shopMoney: { amount: '17.45' } },
  });
  const { html: page } = await openPage(shop.platform, at);
  expect(page).toContain('Mark as sent');
  expect(page).toContain('value="RETURN" selected');
  expect(page).not.toContain('Cancel the order');
});
