import { describe, expect, it, test } from 'vitest';
import { freeProduct } from './discount.test-kit.ts';
import { isAutomaticDiscountId, parseDiscount, type WireDiscount } from './index.ts';

const BUYS = { items: { __typename: 'AllDiscountItems' }, value: { quantity: '2' } };

function wire(data: Partial<WireDiscount['data']> = {}): WireDiscount {
  return {
    discountId: 'gid://shopify/DiscountAutomaticNode/1',
    type: 'DiscountAutomaticBxgy',
    data: {
      status: 'ACTIVE',
      title: 'Two and a comb',
      usesPerOrderLimit: null,
      customerBuys: BUYS,
      customerGets: { products: [freeProduct('comb')] },
      ...data,
    },
  };
}

describe('parseDiscount', () => {
  it('reads a discount whole', () => {
    expect(parseDiscount(wire())).toEqual({
      discountId: 'gid://shopify/DiscountAutomaticNode/1',
      title: 'Two and a comb',
      isActive: true,
      usesPerOrderLimit: null,
      buyItems: { kind: 'all' },
      buyValue: { kind: 'quantity', quantity: 2 },
      freeProducts: [freeProduct('comb')],
    });
  });

  test.each([
    ['ACTIVE', true],
    ['EXPIRED', false],
    ['SCHEDULED', false],
    ['active', false],
    ['', false],
  ])('status %s', (status, isActive) => {
    expect(parseDiscount(wire({ status }))?.isActive).toBe(isActive);
  });

  test.each([
    [{ quantity: '1' }, { quantity: 1 }],
    [{ quantity: '12', amount: '5.0' }, { quantity: 12 }],
    [{ amount: '50.0' }, { amountInMinorUnits: 5000 }],
    [{ amount: '0.01', quantity: null }, { amountInMinorUnits: 1 }],
  ])('reads the buy value %o', (value, read) => {
    const kind = 'quantity' in read ? 'quantity' : 'amount';
    const buyValue = { kind, ...read };
    expect(parseDiscount(wire({ customerBuys: { ...BUYS, value } }))?.buyValue).toEqual(buyValue);
  });

  test.each([
    { quantity: '0' },
    { quantity: '-1' },
    { quantity: '2.0' },
    { quantity: '2 ' },
    { quantity: 'x2' },
    { quantity: '' },
    { quantity: '9007199254740992' },
    { amount: '0.0' },
    { amount: '-1.0' },
    { amount: '1,50' },
    { amount: '' },
    { amount: null, quantity: null },
    {},
  ])('refuses the buy value %o', (value) => {
    expect(parseDiscount(wire({ customerBuys: { ...BUYS, value } }))).toBeNull();
  });

  test.each([
    [null, null],
    [0, 0],
    [1, 1],
    ['3', 3],
  ])('reads the limit %o', (usesPerOrderLimit, expected) => {
    expect(parseDiscount(wire({ usesPerOrderLimit }))?.usesPerOrderLimit).toBe(expected);
  });

  test.each([-1, 1.5, Number.NaN, 'many', '', '9007199254740992'])(
    'refuses the limit %o',
    (usesPerOrderLimit) => {
      expect(parseDiscount(wire({ usesPerOrderLimit }))).toBeNull();
    },
  );

  const TWO = { products: [{ id: 'p' }], productVariants: [{ id: 'v' }] };
  const COLLECTIONS = { collections: [{ id: 'c' }, { id: 'd' }] };
  test.each([
    ['DiscountProducts', TWO, { kind: 'products', productIds: ['p'], variantIds: ['v'] }],
    ['DiscountProducts', {}, { kind: 'products', productIds: [], variantIds: [] }],
    ['DiscountCollections', COLLECTIONS, { kind: 'collections', collectionIds: ['c', 'd'] }],
    ['AllDiscountItems', {}, { kind: 'all' }],
  ])('reads %s of %o', (__typename, named, buyItems) => {
    const items = { __typename, ...named };
    expect(parseDiscount(wire({ customerBuys: { ...BUYS, items } }))?.buyItems).toEqual(buyItems);
  });

  it('refuses items of an unknown type, and discounts that do not buy and get', () => {
    expect(
      parseDiscount(wire({ customerBuys: { ...BUYS, items: { __typename: 'Other' } } })),
    ).toBeNull();
    expect(parseDiscount(wire({ customerBuys: null }))).toBeNull();
    expect(parseDiscount(wire({ customerGets: null }))).toBeNull();
  });
});

test.each([
  ['gid://shopify/DiscountAutomaticNode/1', true],
  ['gid://shopify/DiscountAutomaticNode/1234567890', true],
  ['gid://shopify/DiscountAutomaticNode/0', false],
  ['gid://shopify/DiscountAutomaticNode/', false],
  ['gid://shopify/DiscountAutomaticNode/1x', false],
  ['xgid://shopify/DiscountAutomaticNode/1', false],
  ['gid://shopify/DiscountCodeNode/1', false],
  ['1', false],
  ['', false],
  [`gid://shopify/DiscountAutomaticNode/${'1'.repeat(20)}`, true],
  [`gid://shopify/DiscountAutomaticNode/${'1'.repeat(21)}`, false],
])('isAutomaticDiscountId: %s', (id, expected) => {
  expect(isAutomaticDiscountId(id)).toBe(expected);
});
