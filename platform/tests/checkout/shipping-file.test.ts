import { expect, test } from 'vitest';
import { makeShops } from '../../src/protocol/index.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { deliveryFacts } from '../../src/shopify/checkout/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import {
  decodeShipping,
  type ShippingDraft,
  shippingOf,
} from '../../src/shopify/shipping/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { DUTCH_DETAILS, goToPayment, pay } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

const SHIPPING = decodeShipping({
  methods: [
    {
      key: 'post',
      title: 'Parcel',
      translatedTitles: { NL: 'Pakket' },
      days: '2-3',
      rates: [
        { price: '3.50' },
        { price: '0.00', fromAmount: '40.00' },
        { price: '8.00', fromGrams: 2000 },
      ],
    },
    {
      key: 'bike',
      title: 'Fiets',
      days: '1',
      needsPhone: true,
      rates: [{ price: '6.00' }, { price: null, fromGrams: 2000 }],
    },
  ],
  taxes: [{ percent: 9, productTypes: ['coffee'] }],
});

const SUNDAY = new Date('2026-03-01T10:00:00Z');

async function openShop(now = () => SUNDAY) {
  const shop = await openCheckoutShop('nl', openPlatform({ now }));
  const { context } = shop.platform;
  const about = { tracksInventory: false, priceInMinorUnits: 1090 };
  const product = (handle: string, productType: string, more: Parameters<typeof variantDraft>[0]) =>
    productDraft({
      handle,
      title: handle,
      productType,
      variants: [variantDraft({ ...about, ...more })],
    });
  await saveCatalogue(context, 'nl', {
    products: [
      product('beans', 'Coffee', { weightInGrams: 500 }),
      product('grinder', 'Tool', { weightInGrams: 1500, priceInMinorUnits: 1210 }),
      product('filter', 'Tool', { weightInGrams: 10 }),
      product('course', 'Course', { requiresShipping: false }),
      { ...product('card', 'Card', {}), isGiftCard: true },
    ],
    shipping: SHIPPING,
  });
  const idOf = (handle: string) =>
    readCatalogue(context.store, 'nl').productByHandle.get(handle)?.variants[0]?.id ?? '';
  const fill = (bag: Readonly<Record<string, number>>) =>
    shop.createCart(
      Object.entries(bag).map(([handle, quantity]) => ({ merchandiseId: idOf(handle), quantity })),
    );
  const order = () => listOrders(context.store.read, 'nl', { limit: 1 })[0]?.contents;
  return { ...shop, fill, order };
}

test.each([
  ['little', { beans: 1 }, '€ 3,50', true],
  ['enough for free delivery', { beans: 3, filter: 1 }, 'Gratis', true],
  ['too little to send, and a course', { beans: 3, course: 1 }, '€ 3,50', true],
  ['too little to send, and a gift card', { beans: 3, card: 1 }, '€ 3,50', true],
  ['heavy', { grinder: 1, beans: 1 }, '€ 8,00', false],
] as const)(
  'a bag with %s sees the methods of its weight and price',
  async (_, bag, price, hasBike) => {
    const { buyer, fill } = await openShop();
    const html = (await buyer.open((await fill(bag)).checkoutUrl)).html.replace(/\s/g, ' ');
    expect(html).toMatch(
      new RegExp(`value="post"[^§]*?Pakket[^§]*?wo 4 of do 5 maart[^§]*?${price}`),
    );
    expect(html.includes('Fiets')).toBe(hasBike);
  },
);

test('an order says its method, its days and its tax by rate, in its letter and later too', async () => {
  let now = SUNDAY;
  const { buyer, fill, order, platform } = await openShop(() => now);
  const { checkoutUrl } = await fill({ beans: 1, grinder: 1 });
  const details = { ...DUTCH_DETAILS, delivery: 'post' };
  const payment = await goToPayment(buyer, checkoutUrl, details);
  expect(payment.html).toContain('Pakket, wo 4 of do 5 maart');
  // Paid after the limit of Monday: what was paid then is promised, whenever it is read.
  now = new Date('2026-03-02T15:00:00Z');
  const thanks = await pay(buyer, payment);
  now = new Date('2026-03-20T15:00:00Z');
  const later = await buyer.open(thanks.url);
  expect(order()).toMatchObject({
    delivery: { key: 'post', title: 'Pakket', priceInMinorUnits: 800, days: '2-3' },
    taxes: [
      { percent: 21, taxInMinorUnits: 283 },
      { percent: 9, taxInMinorUnits: 121 },
    ],
    taxInMinorUnits: 404,
  });
  const [letter] = listMails(platform.context.store.read, { to: null, shop: 'nl', limit: 1 });
  for (const told of [thanks.html, later.html, letter?.text]) {
    expect(told).toMatch(/Pakket(:|,) do 5 of vr 6 maart/);
  }
});

test('pages name the least that a parcel may cost, and one price where a promise of free delivery is all else', () => {
  const { nl } = makeShops();
  const factsOf = (shipping: ShippingDraft | null) =>
    deliveryFacts(nl, 'nl', shippingOf('nl', shipping));
  expect(factsOf(SHIPPING).standardPriceFrom).toBe('€\u00a00,00');
  const [post] = SHIPPING.methods;
  const rates = post?.rates.filter(({ priceInMinorUnits }) => priceInMinorUnits !== 0) ?? [];
  const paid = { ...SHIPPING, methods: post === undefined ? [] : [{ ...post, rates }] };
  expect(factsOf(paid)).toMatchObject({ standardPriceFrom: '€\u00a03,50', freeFrom: null });
  expect(factsOf(null).standardPriceFrom).toBeUndefined();
  expect(factsOf(null).freeFrom).toBe('€\u00a050');
});

test('a method that the courier calls for asks for a number, and an unknown one is refused', async () => {
  const { buyer, fill } = await openShop();
  const { checkoutUrl } = await fill({ beans: 1 });
  const asked = await goToPayment(buyer, checkoutUrl, {
    ...DUTCH_DETAILS,
    delivery: 'bike',
    phone: '',
  });
  expect(asked.html).toContain('id="phone-problem"');
  const unknown = await goToPayment(buyer, checkoutUrl, { ...DUTCH_DETAILS, delivery: 'pigeon' });
  expect(unknown.html).toContain('id="delivery-problem"');
});

test('what is no gift card and is not sent has neither delivery nor a letter of its own', async () => {
  const { buyer, fill, order } = await openShop();
  const { checkoutUrl } = await fill({ course: 1 });
  const thanks = await pay(
    buyer,
    await goToPayment(buyer, checkoutUrl, { ...DUTCH_DETAILS, delivery: 'none' }),
  );
  expect(thanks.html).not.toMatch(/E-mail<\/dt>|werkdag|zodra je betaald/);
  expect(order()?.delivery).toMatchObject({ key: 'none', priceInMinorUnits: 0 });
});
