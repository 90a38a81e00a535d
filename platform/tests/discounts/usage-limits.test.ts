import { describe, expect, it, test } from 'vitest';
import { discountsFile, importDiscounts } from '../../src/shopify/discounts/index.ts';
import { reachedLimit } from '../../src/shopify/discounts/uses.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { detailsIn, goToPayment, pay } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { registerAt, shopperAt } from '../fixtures/shopper.ts';

describe('of five uses', () => {
  const limits = { usageLimit: 5, appliesOncePerCustomer: false };
  test.each([
    [4, null],
    [5, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    [6, 'DISCOUNT_USAGE_LIMIT_REACHED'],
  ])('%i are made: %s', (inAll, expected) => {
    expect(reachedLimit(limits, { inAll, ofBuyer: 1 })).toBe(expected);
  });
});

test.each([
  [false, 1, null],
  [true, 0, null],
  [true, 1, 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'],
] as const)('once per customer: %s, used %i times by this one: %s', (once, ofBuyer, expected) => {
  const limits = { usageLimit: null, appliesOncePerCustomer: once };
  expect(reachedLimit(limits, { inAll: 9, ofBuyer })).toBe(expected);
});

async function openShop(limits: object) {
  const platform = openPlatform();
  const shop = await openCheckoutShop('nl', platform);
  const reduction = { kind: 'percentage', percentage: 10 };
  const terms = { kind: 'basic', items: { kind: 'all' }, reduction };
  const code = { title: 'Few', code: 'FEW', startsAt: '2026-01-01T00:00:00Z', terms, ...limits };
  await importDiscounts(platform.context, 'nl', discountsFile(code, ''));
  const newest = shopperAt(platform, 'nl', '2026-10');
  const CODES = `mutation ($id: ID!, $codes: [String!]!) { cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) {
    cart { discountCodes { code applicable } } warnings { code } } }`;
  return {
    ...shop,
    /** Codes of a new cart after FEW is put on it, and why one is refused. */
    async tryCode(customerAccessToken?: string) {
      const { id } = await shop.fillCart(1, {
        ...(customerAccessToken && { buyerIdentity: { customerAccessToken } }),
      });
      return newest.send<object>(CODES, { id, codes: ['few'] });
    },
    paymentOf: async (email: string) => {
      const { checkoutUrl } = await shop.fillCart(1, { discountCodes: ['FEW'] });
      return goToPayment(shop.buyer, checkoutUrl, { ...detailsIn('nl'), email });
    },
    discounted: () =>
      listOrders(platform.context.store.read, 'nl', { limit: 100 }).filter(
        ({ contents }) => contents.discountInMinorUnits > 0,
      ),
  };
}

it('is used by five of twenty buyers who pay at once, and the others are told the new total', async () => {
  const shop = await openShop({ usageLimit: 5 });
  const payments = await Promise.all(
    Array.from({ length: 20 }, (_, index) => shop.paymentOf(`buyer${index}@example.test`)),
  );
  const pages = await Promise.all(payments.map((payment) => pay(shop.buyer, payment)));
  expect(pages.filter(({ url }) => url.includes('/orders/'))).toHaveLength(5);
  expect(pages.filter(({ url }) => url.includes('refused=totalChanged'))).toHaveLength(15);
  expect(shop.discounted()).toHaveLength(5);
  expect(await shop.tryCode()).toEqual({
    cart: { discountCodes: [{ code: 'few', applicable: false }] },
    warnings: [{ code: 'DISCOUNT_USAGE_LIMIT_REACHED' }],
  });
  // Buyers who were refused may still pay the price without it.
  const [refused] = pages.filter(({ url }) => url.includes('refused'));
  if (refused === undefined) throw new Error('Nobody was refused.');
  expect((await pay(shop.buyer, refused)).url).toContain('/orders/');
  expect(shop.discounted()).toHaveLength(5);
});

it('is used once by who pays in ten windows at once, however the address is written', async () => {
  const shop = await openShop({ appliesOncePerCustomer: true });
  const payments = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      shop.paymentOf(index % 2 === 0 ? 'ada@example.test' : 'ADA@Example.test'),
    ),
  );
  await Promise.all(payments.map((payment) => pay(shop.buyer, payment)));
  expect(shop.discounted()).toHaveLength(1);
  const other = await shop.paymentOf('bea@example.test');
  expect((await pay(shop.buyer, other)).url).toContain('/orders/');
  expect(shop.discounted()).toHaveLength(2);
});

it('tells a customer who has used it in the cart, and nobody who only names an address', async () => {
  const shop = await openShop({ appliesOncePerCustomer: true });
  const account = { email: 'ada@example.test', password: 'Abcdefgh1' };
  const token = await registerAt(shop.shopper, account);
  expect(await shop.tryCode(token)).toMatchObject({ warnings: [] });
  const cart = await shop.fillCart(1, {
    discountCodes: ['FEW'],
    buyerIdentity: { customerAccessToken: token },
  });
  await shop.buy(cart, { email: 'bea@example.test' });
  expect(shop.discounted()).toHaveLength(1);
  expect(await shop.tryCode(token)).toMatchObject({
    warnings: [{ code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' }],
  });
  expect(await shop.tryCode()).toMatchObject({ warnings: [] });
  const named = await shop.fillCart(1, {
    discountCodes: ['FEW'],
    buyerIdentity: { email: account.email },
  });
  const { data: read } = await shop.shopper.request<object>(
    'query ($id: ID!) { cart(id: $id) { discountCodes { applicable } } }',
    { id: named.id },
  );
  expect(read).toEqual({ cart: { discountCodes: [{ applicable: true }] } });
});

describe('codes that no discount has', () => {
  const UPDATE =
    'mutation ($id: ID!, $codes: [String!]) { cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { cart { discountCodes { applicable } } } }';
  async function guess(shop: Awaited<ReturnType<typeof openShop>>, id: string, codes: object) {
    const { data, errors } = await shop.shopper.request<{
      cartDiscountCodesUpdate: { cart: { discountCodes: readonly object[] } } | null;
    }>(UPDATE, { id, codes });
    return data?.cartDiscountCodesUpdate?.cart.discountCodes ?? errors[0]?.extensions['code'];
  }

  it('are tried thirty times in a cart, whatever is tried again', async () => {
    const shop = await openShop({});
    const { id } = await shop.fillCart();
    for (let count = 0; count < 30; count += 1) {
      const codes = ['FEW', `WRONG${count}`];
      expect(await guess(shop, id, codes)).toEqual([{ applicable: true }, { applicable: false }]);
      expect(await guess(shop, id, codes)).toHaveLength(2);
    }
    expect(await guess(shop, id, ['WRONG30'])).toBe('THROTTLED');
    expect(await guess(shop, id, [])).toEqual([]);
  });

  it('are tried a hundred times by one network, in however many carts', async () => {
    const shop = await openShop({});
    const answers: unknown[] = [];
    for (let cart = 0; cart < 6; cart += 1) {
      const { id } = await shop.fillCart();
      const codes = Array.from({ length: 20 }, (_, index) => `WRONG${cart}-${index}`);
      answers.push(await guess(shop, id, codes));
    }
    expect(answers.filter((answer) => answer === 'THROTTLED')).toHaveLength(1);
    expect(answers.at(-1)).toBe('THROTTLED');
  });

  it('are tried thirty times by new carts', async () => {
    const shop = await openShop({});
    for (let count = 0; count < 30; count += 1) {
      await shop.fillCart(1, { discountCodes: [`WRONG${count}`] });
    }
    await expect(shop.fillCart(1, { discountCodes: ['WRONG30'] })).rejects.toThrow();
    await expect(shop.fillCart(1, { discountCodes: ['FEW'] })).rejects.toThrow();
    expect(await shop.fillCart()).toHaveProperty('checkoutUrl');
  });
});
