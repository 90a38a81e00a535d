import { beforeEach, describe, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { bxgy, code, createBxgy, createCode } from './discount-inputs.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await openDemoShop();
});

describe('a discount made through the Admin API', () => {
  test('of the kind buy X get Y applies to carts at once', async () => {
    const made = await createBxgy(shop, bxgy(shop));
    expect(made).toMatchObject({
      errors: [],
      data: {
        discountAutomaticBxgyCreate: {
          automaticDiscountNode: {
            id: 'gid://shopify/DiscountAutomaticNode/10001',
            automaticDiscount: {
              __typename: 'DiscountAutomaticBxgy',
              title: 'Oil for oil',
              status: 'ACTIVE',
              usesPerOrderLimit: 1,
            },
          },
          userErrors: [],
        },
      },
    });
    const cart = await shop.createCart([
      { handle: 'copper-gloss-oil', quantity: 4 },
      { handle: 'honey-repair-oil', quantity: 3 },
    ]);
    expect(cart.lines.nodes[1]?.discountAllocations).toMatchObject([
      { title: 'Oil for oil', discountedAmount: { amount: '33.95' } },
    ]);
  });

  test('of the basic kind has its minimum', async () => {
    const input = {
      title: 'A tenth off',
      startsAt: '2026-03-01T10:00:00Z',
      minimumRequirement: { quantity: { greaterThanOrEqualToQuantity: '3' } },
      customerGets: { items: { all: true }, value: { percentage: 0.1 } },
    };
    const made = await shop.merchant.request(
      `mutation ($input: DiscountAutomaticBasicInput!) {
        discountAutomaticBasicCreate(automaticBasicDiscount: $input) {
          automaticDiscountNode { automaticDiscount { ... on DiscountAutomaticBasic {
            startsAt summary minimumRequirement { ... on DiscountMinimumQuantity { greaterThanOrEqualToQuantity } } } } }
          userErrors { message } } }`,
      { input },
    );
    expect(made).toMatchObject({
      errors: [],
      data: {
        discountAutomaticBasicCreate: {
          userErrors: [],
          automaticDiscountNode: {
            automaticDiscount: {
              startsAt: '2026-03-01T10:00:00Z',
              summary: '10% off entire order • Minimum quantity of 3',
              minimumRequirement: { greaterThanOrEqualToQuantity: '3' },
            },
          },
        },
      },
    });
    const cost = async (quantity: number) =>
      (await shop.createCart([{ handle: 'copper-gloss-oil', quantity }])).cost.totalAmount.amount;
    expect([await cost(2), await cost(3)]).toEqual(['67.9', '91.66']);
  });

  test('with a code waits for the code', async () => {
    expect(await createCode(shop, code(shop))).toMatchObject({
      errors: [],
      data: {
        discountCodeBasicCreate: {
          userErrors: [],
          codeDiscountNode: {
            id: 'gid://shopify/DiscountCodeNode/10001',
            codeDiscount: { summary: '5.0 EUR off 1 collection • Minimum purchase of 40.0 EUR' },
          },
        },
      },
    });
    const saved = async (quantity: number, codes: readonly string[]) => {
      const cart = await shop.createCart([{ handle: 'rain-shampoo', quantity }], codes);
      return cart.lines.nodes[0]?.discountAllocations[0]?.discountedAmount.amount;
    };
    expect(await saved(2, [])).toBeUndefined();
    expect(await saved(1, ['FIVE'])).toBeUndefined();
    expect(await saved(2, ['five'])).toBe('5.0');
  });

  test('can be ended and deleted', async () => {
    await createCode(shop, code(shop));
    const id = 'gid://shopify/DiscountCodeNode/10001';
    const ended = await shop.merchant.request(
      `mutation ($id: ID!) { discountCodeDeactivate(id: $id) {
        codeDiscountNode { codeDiscount { ... on DiscountCodeBasic { status endsAt } } } userErrors { message } } }`,
      { id },
    );
    expect(ended).toMatchObject({
      data: {
        discountCodeDeactivate: {
          codeDiscountNode: { codeDiscount: { status: 'EXPIRED', endsAt: '2026-03-01T10:00:00Z' } },
        },
      },
    });
    const remove = () =>
      shop.merchant.request(
        'mutation ($id: ID!) { discountCodeDelete(id: $id) { deletedCodeDiscountId userErrors { field message } } }',
        { id },
      );
    expect(await remove()).toMatchObject({
      data: { discountCodeDelete: { deletedCodeDiscountId: id, userErrors: [] } },
    });
    expect(await remove()).toMatchObject({
      data: {
        discountCodeDelete: { deletedCodeDiscountId: null, userErrors: [{ field: ['id'] }] },
      },
    });
  });
});
