import { beforeEach, describe, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { bxgy, code, createBxgy, createCode } from './discount-inputs.ts';

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
      'INVALID',
      ['usesPerOrderLimit'],
    ],
    [
      'a threshold that is no number',
      () =>
        bxgy(shop, { customerBuys: { ...bxgy(shop).customerBuys, value: { quantity: 'two' } } }),
      'INVALID',
      ['customerBuys', 'value'],
    ],
    [
      'no threshold',
      () => bxgy(shop, { customerBuys: { items: { all: true } } }),
      'BLANK',
      ['customerBuys', 'value'],
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
      ['customerBuys', 'items'],
    ],
    [
      'more than everything off',
      () => bxgy(shop, gets('1', { percentage: 1.01 })),
      'INVALID',
      ['customerGets', 'value', 'discountOnQuantity', 'effect'],
    ],
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
});
