import { marketOf } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { eventsOf } from './events-of.ts';
import { card, checkout, line, merchandise, pageEvent } from './measurement.test-kit.ts';

const nl = marketOf('nl');

const ITEM = {
  item_id: '1',
  item_name: 'Product 1',
  item_brand: 'Acme',
  item_category: 'shampoo',
  item_variant: '300 ml',
  price: 12.5,
  quantity: 1,
};

it('tells a list with its products, where they stand in it, and what they cost', () => {
  const tracked = {
    kind: 'listViewed',
    list: 'range-rain',
    cards: [{ card: card(1), index: 3 }],
  } as const;
  expect(eventsOf(pageEvent(tracked), nl)).toEqual([
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'range-rain',
        item_list_name: 'range-rain',
        items: [{ ...ITEM, item_category2: 'rain', item_list_id: 'range-rain', index: 3 }],
      },
    },
  ]);
});

test.each([
  [39, [39]],
  [40, [40]],
  [41, [40, 1]],
  [81, [40, 40, 1]],
])('tells a list of %i products in parts of %j', (count, sizes) => {
  const cards = Array.from({ length: count }, (_, index) => ({ card: card(index), index }));
  const events = eventsOf(pageEvent({ kind: 'listViewed', list: 'shop', cards }), nl);
  expect(events.map((event) => 'ecommerce' in event && event.ecommerce.items.length)).toEqual(
    sizes,
  );
});

it('tells what was added and removed at its price', () => {
  const lines = [
    { merchandise: merchandise(1, 12.5), quantity: 2 },
    { merchandise: merchandise(2, 0.1), quantity: 3 },
  ];
  expect(eventsOf(pageEvent({ kind: 'linesAdded', lines }), nl)).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'EUR',
        value: 25.3,
        items: [
          { ...ITEM, quantity: 2 },
          { ...ITEM, item_id: '2', item_name: 'Product 2', price: 0.1, quantity: 3 },
        ],
      },
    },
  ]);
  expect(eventsOf(pageEvent({ kind: 'linesRemoved', lines }), nl)).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 25.3 } },
  ]);
});

test.each([
  ['cartViewed', 'view_cart'],
  ['checkoutBegun', 'begin_checkout'],
] as const)('%s is %s at what the bag costs, gifts and offers counted', (kind, event) => {
  const bag = checkout(line(1, 2, 12.5, 20), line(2, 1, 8, 0), line(3, 1, 5, 5));
  expect(eventsOf(pageEvent({ kind, checkout: bag }), nl)).toMatchObject([
    {
      event,
      ecommerce: {
        value: 25,
        items: [
          { item_id: '1', price: 10, discount: 2.5, quantity: 2 },
          { item_id: '2', price: 0, discount: 8, quantity: 1 },
          { item_id: '3', price: 5, quantity: 1 },
        ],
      },
    },
  ]);
});

it.each([
  ['51.99', 51.99, 8.996667],
  ['54.99', 54.99, 9.996667],
  ['59.89', 54.99, 9.996667],
  ['24.00', 25, 0],
])(
  'a bag of two lines in all at %s, a gift card of 25 in it, is worth %d',
  (amount, value, price) => {
    const giftCard = { ...merchandise(2, 25), isGiftCard: true } as const;
    const lines = [line(1, 3, 10, 29.99), { ...line(2, 1, 25, 25), merchandise: giftCard }];
    const total = { amount, currencyCode: 'EUR' };
    const bag = { ...checkout(...lines), cost: { subtotalAmount: total, totalAmount: total } };
    expect(eventsOf(pageEvent({ kind: 'checkoutBegun', checkout: bag }), nl)).toMatchObject([
      {
        ecommerce: {
          value,
          items: [{ price, discount: expect.closeTo(10 - price, 6), quantity: 3 }, { price: 25 }],
        },
      },
    ]);
  },
);

it.each([
  ['no code', [], undefined],
  ['a code that takes nothing off', [{ code: 'SUMMER', applicable: false }], undefined],
  [
    'codes',
    [
      { code: 'KAM', applicable: true },
      { code: 'SUMMER', applicable: false },
      { code: 'LOK', applicable: true },
    ],
    'KAM,LOK',
  ],
])('a checkout that is begun with %s tells those that count', (_, discountCodes, coupon) => {
  const bag = { ...checkout(line(1, 1, 5, 5)), discountCodes };
  const [event] = eventsOf(pageEvent({ kind: 'checkoutBegun', checkout: bag }), nl);
  expect(event).toMatchObject({ ecommerce: { currency: 'EUR' } });
  expect(
    event && 'ecommerce' in event && 'coupon' in event.ecommerce
      ? event.ecommerce.coupon
      : undefined,
  ).toBe(coupon);
});

it('says nothing of a bag that is empty, or of a line that is no longer known', () => {
  expect(eventsOf(pageEvent({ kind: 'cartViewed', checkout: checkout() }), nl)).toEqual([]);
  const unknown = checkout({ ...line(1, 1, 5, 5), merchandise: null });
  expect(eventsOf(pageEvent({ kind: 'cartViewed', checkout: unknown }), nl)).toEqual([]);
});

it('tells that a consultation was finished, and not how it was answered', () => {
  const origin = 'https://www.lokke.example/nl/consultation?scalp=flaky';
  const tracked = { kind: 'consultationFinished', steps: 4 } as const;
  expect(eventsOf(pageEvent(tracked, origin), nl)).toEqual([
    { event: 'consultation_completed', routine_steps: 4 },
  ]);
});

test.each([
  ['/nl/shop?hairType=dry&utm_source=mail&q=anna%40example.com', '/nl/shop?utm_source=mail'],
  ['/nl/salonnier', '/nl/salonnier'],
  ['/nl/salon/', null],
  ['/nl/salon', null],
  ['/salon/10001', null],
  ['/nl/account/activate/1/0123456789abcdef', null],
  ['/nl/account/reset/1/0123456789abcdef', null],
  ['/nl/account/restock/eyJh..a.b', null],
  ['/nl/account/professional/action?oobCode=secret', null],
  ['/nl/account/professional/reset?oobCode=secret', null],
  ['/nl/account/professional/register', '/nl/account/professional/register'],
])('a change of route to %s counts as the page %s', (path, counted) => {
  const origin = 'https://www.lokke.example';
  const events = eventsOf(pageEvent({ kind: 'routeChanged' }, `${origin}${path}`), nl);
  if (counted === null) return expect(events).toEqual([]);
  expect(events).toEqual([
    {
      event: 'page_view',
      page_location: `${origin}${counted}`,
      page_path: path.split('?')[0],
      page_title: 'LOKKE',
    },
  ]);
});
