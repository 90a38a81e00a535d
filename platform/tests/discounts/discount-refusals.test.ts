import { beforeEach, describe, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { basic, bxgy, code, createBasic, createBxgy, createCode } from './discount-inputs.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await openDemoShop();
});

describe('what cannot be a discount is refused with its field', () => {
  const gets = (quantity: string, effect: object) => ({
    customerGets: {
      ...bxgy(shop).customerGets,
      value: { discountOnQuantity: { quantity, effect } },
    },
  });
  test.each([
    ['a blank title', () => bxgy(shop, { title: ' ' }), 'BLANK', ['title']],
    [
      'a limit of nothing',
      () => bxgy(shop, { usesPerOrderLimit: '0' }),
      'VALUE_OUTSIDE_RANGE',
      ['usesPerOrderLimit'],
    ],
    [
      'no threshold',
      () => bxgy(shop, { customerBuys: { items: bxgy(shop).customerBuys.items } }),
      'BLANK',
      ['customerBuys', 'value'],
    ],
    [
      'everything to be bought',
      () => bxgy(shop, { customerBuys: { items: { all: true }, value: { quantity: 1 } } }),
      'BLANK',
      ['customerBuys', 'items'],
    ],
    [
      'an unknown product',
      () =>
        bxgy(shop, {
          customerBuys: {
            items: { products: { productsToAdd: ['gid://shopify/Product/0'] } },
            value: { quantity: 1 },
          },
        }),
      'INVALID',
      ['customerBuys', 'items', 'products', 'productsToAdd'],
    ],
    [
      'more than everything off',
      () => bxgy(shop, gets('1', { percentage: 1.01 })),
      'VALUE_OUTSIDE_RANGE',
      ['customerGets', 'value', 'discountOnQuantity', 'effect', 'percentage'],
    ],
    [
      'more given than can be counted',
      () => bxgy(shop, gets('100000', { percentage: 1 })),
      'LESS_THAN',
      ['customerGets', 'value', 'discountOnQuantity', 'quantity'],
    ],
    ['no start', () => bxgy(shop, { startsAt: null }), 'BLANK', ['startsAt']],
    [
      'an end before the start',
      () => bxgy(shop, { endsAt: '2026-01-01T00:00:00Z' }),
      'INVALID',
      ['endsAt'],
    ],
  ] as const)('%s', async (_, input, errorCode, field) => {
    expect(await createBxgy(shop, input())).toMatchObject({
      errors: [],
      data: {
        discountAutomaticBxgyCreate: {
          automaticDiscountNode: null,
          userErrors: [{ code: errorCode, field: ['automaticBxgyDiscount', ...field] }],
        },
      },
    });
  });

  test('a code that another discount has', async () => {
    expect(await createCode(shop, code(shop, { code: 'Welcome10' }))).toMatchObject({
      data: {
        discountCodeBasicCreate: {
          codeDiscountNode: null,
          userErrors: [{ code: 'TAKEN', field: ['basicCodeDiscount', 'code'] }],
        },
      },
    });
  });

  test('a discount for some customers only', async () => {
    expect(await createCode(shop, code(shop, { customerSelection: { all: false } }))).toMatchObject(
      {
        data: {
          discountCodeBasicCreate: {
            userErrors: [{ field: ['basicCodeDiscount', 'customerSelection', 'all'] }],
          },
        },
      },
    );
  });

  test('a number that is none is no value of its type', async () => {
    const input = bxgy(shop, {
      customerBuys: { ...bxgy(shop).customerBuys, value: { quantity: 'two' } },
    });
    expect((await createBxgy(shop, input)).errors).toMatchObject([
      {
        message: expect.stringContaining("(UnsignedInt64 invalid value 'two')"),
        extensions: { code: 'INVALID_VARIABLE' },
      },
    ]);
  });

  test('several kinds of value at once', async () => {
    const value = { percentage: 0.1, discountAmount: { amount: '5.00' } };
    const input = code(shop, { customerGets: { ...code(shop).customerGets, value } });
    expect((await createCode(shop, input)).errors).toMatchObject([
      {
        message:
          'A discount can only have one of percentage, discountOnQuantity or discountAmount.',
        extensions: { code: 'BAD_REQUEST' },
      },
    ]);
  });

  const codesOf = (answer: { readonly data?: unknown }) =>
    Object.values(Object(answer.data)).flatMap((payload) =>
      Object(payload).userErrors.map((error: { readonly code: string }) => error.code),
    );

  test('both minimums at once, and minimums that are too large', async () => {
    const refusals = async (quantity: string | null, subtotal: string | null) => {
      const minimumRequirement = {
        ...(quantity !== null && { quantity: { greaterThanOrEqualToQuantity: quantity } }),
        ...(subtotal !== null && { subtotal: { greaterThanOrEqualToSubtotal: subtotal } }),
      };
      return codesOf(await createBasic(shop, basic({ minimumRequirement })));
    };
    expect(await refusals('2', '10.00')).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await refusals('2147483647', null)).toEqual(['LESS_THAN']);
    expect(await refusals(null, '1000000000000000000.00')).toEqual(['LESS_THAN']);
    expect(await refusals('2', null)).toEqual([]);
    expect(await refusals(null, '10.00')).toEqual([]);
  });

  test.each([
    [{ percentage: -0.01 }, ['VALUE_OUTSIDE_RANGE'], ['VALUE_OUTSIDE_RANGE']],
    [{ percentage: 0 }, [], ['VALUE_OUTSIDE_RANGE']],
    [{ percentage: 0.01 }, [], []],
    [{ percentage: 1 }, [], []],
    [{ percentage: 1.01 }, ['VALUE_OUTSIDE_RANGE'], ['VALUE_OUTSIDE_RANGE']],
    [{ discountAmount: { amount: '-0.01' } }, ['LESS_THAN_OR_EQUAL_TO'], ['GREATER_THAN']],
    [{ discountAmount: { amount: '0' } }, [], ['GREATER_THAN']],
    [{ discountAmount: { amount: '0.01' } }, [], []],
  ])('%j off, by code and by itself', async (value, byCode, byItself) => {
    const customerGets = { items: { all: true }, value };
    expect(codesOf(await createCode(shop, code(shop, { customerGets })))).toEqual(byCode);
    expect(codesOf(await createBasic(shop, basic({ customerGets })))).toEqual(byItself);
  });

  test.each([
    ['', ['TOO_SHORT']],
    ['A', []],
    ['A\nB', ['INVALID']],
    ['A'.repeat(255), []],
    ['A'.repeat(256), ['TOO_LONG']],
  ])('the code %j', async (text, codes) => {
    expect(codesOf(await createCode(shop, code(shop, { code: text })))).toEqual(codes);
  });
});
