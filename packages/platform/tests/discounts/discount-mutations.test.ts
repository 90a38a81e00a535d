import { beforeEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/catalogue/index.ts';
import { documentText } from '../kit/shopper.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await openDemoShop();
});

function idsOf({ platform }: DemoShop) {
  const catalogue = readCatalogue(platform.context.store, 'nl');
  const product = (handle: string) => catalogue.productByHandle.get(handle)?.id ?? handle;
  const collection = (handle: string) => catalogue.collectionByHandle.get(handle)?.id ?? handle;
  return { product, collection };
}

/** Buy two oils of one kind, get the other for nothing. */
function bxgy(given: object = {}) {
  const { product } = idsOf(shop);
  return {
    title: 'Oil for oil',
    startsAt: '2026-02-01T00:00:00Z',
    usesPerOrderLimit: '1',
    customerBuys: {
      items: { products: { productsToAdd: [product('copper-gloss-oil')] } },
      value: { quantity: '2' },
    },
    customerGets: {
      items: { products: { productVariantsToAdd: [shop.variantOf('honey-repair-oil')] } },
      value: { discountOnQuantity: { quantity: '1', effect: { percentage: 1 } } },
    },
    ...given,
  };
}

const createBxgy = (input: object) =>
  shop.merchant.ask<Readonly<Record<string, unknown>>>(
    documentText('discount-automatic-bxgy-create'),
    { input },
  );

const CREATE_CODE = `mutation ($input: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $input) {
    codeDiscountNode { id codeDiscount { ... on DiscountCodeBasic { title summary status } } }
    userErrors { code field message } } }`;
const code = (given: object = {}) => ({
  title: 'Five off',
  code: 'FIVE',
  customerSelection: { all: true },
  customerGets: {
    items: { collections: { add: [idsOf(shop).collection('care')] } },
    value: { discountAmount: { amount: '5.00', appliesOnEachItem: false } },
  },
  minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: '40' } },
  ...given,
});
const createCode = (input: object) => shop.merchant.ask(CREATE_CODE, { input });

describe('a discount made through the Admin API', () => {
  test('of the kind buy X get Y applies to carts at once', async () => {
    const made = await createBxgy(bxgy());
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
      minimumRequirement: { quantity: { greaterThanOrEqualToQuantity: '3' } },
      customerGets: { items: { all: true }, value: { percentage: 0.1 } },
    };
    const made = await shop.merchant.ask(
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
    expect(await createCode(code())).toMatchObject({
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
    await createCode(code());
    const id = 'gid://shopify/DiscountCodeNode/10001';
    const ended = await shop.merchant.ask(
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
      shop.merchant.ask(
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

describe('what cannot be a discount is refused with its field', () => {
  const gets = (quantity: string, effect: object) => ({
    customerGets: { ...bxgy().customerGets, value: { discountOnQuantity: { quantity, effect } } },
  });
  test.each([
    ['a blank title', () => bxgy({ title: ' ' }), 'BLANK', ['title']],
    [
      'a limit of nothing',
      () => bxgy({ usesPerOrderLimit: '0' }),
      'INVALID',
      ['usesPerOrderLimit'],
    ],
    [
      'a threshold that is no number',
      () => bxgy({ customerBuys: { ...bxgy().customerBuys, value: { quantity: 'two' } } }),
      'INVALID',
      ['customerBuys', 'value'],
    ],
    [
      'no threshold',
      () => bxgy({ customerBuys: { items: { all: true } } }),
      'BLANK',
      ['customerBuys', 'value'],
    ],
    [
      'an unknown product',
      () =>
        bxgy({
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
      () => bxgy(gets('1', { percentage: 1.01 })),
      'INVALID',
      ['customerGets', 'value', 'discountOnQuantity', 'effect'],
    ],
    [
      'an end before the start',
      () => bxgy({ endsAt: '2026-01-01T00:00:00Z' }),
      'INVALID',
      ['endsAt'],
    ],
  ] as const)('%s', async (_, input, errorCode, field) => {
    expect(await createBxgy(input())).toMatchObject({
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
    expect(await createCode(code({ code: 'Welcome10' }))).toMatchObject({
      data: {
        discountCodeBasicCreate: {
          codeDiscountNode: null,
          userErrors: [{ code: 'TAKEN', field: ['basicCodeDiscount', 'code'] }],
        },
      },
    });
  });

  test('a discount for some customers only', async () => {
    expect(await createCode(code({ customerSelection: { all: false } }))).toMatchObject({
      data: {
        discountCodeBasicCreate: {
          userErrors: [{ field: ['basicCodeDiscount', 'customerSelection', 'all'] }],
        },
      },
    });
  });
});
