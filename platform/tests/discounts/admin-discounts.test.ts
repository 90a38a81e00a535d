import { beforeAll, describe, expect, test } from 'vitest';
import { importDiscounts } from '../../src/shopify/discounts/index.ts';
import { basic, discount } from '../../src/shopify/discounts/testing/builders.ts';
import { documentText } from '../fixtures/documents.ts';
import { createBxgy, type DemoShop, oilForOil, openDemoShop } from './demo-shop.ts';

// Read and refused alone; a test that changes it opens its own.
let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});

const FREE_MASK = 'gid://shopify/DiscountAutomaticNode/1001';
const GIFT = 'gid://shopify/DiscountAutomaticNode/1003';
const WELCOME = 'gid://shopify/DiscountCodeNode/1004';

const EXPECTED_FREE_MASK = {
  __typename: 'DiscountAutomaticBxgy',
  title: 'Reismasker cadeau bij 2 verzorgingsproducten',
  status: 'ACTIVE',
  summary: 'Buy 2 items, get 1 item free',
  startsAt: '2024-01-01T00:00:00Z',
  endsAt: null,
  usesPerOrderLimit: 1,
  combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
  customerBuys: {
    value: { __typename: 'DiscountQuantity', quantity: '2' },
    items: { __typename: 'DiscountProducts', productVariants: { nodes: [] } },
  },
  customerGets: {
    appliesOnOneTimePurchase: true,
    appliesOnSubscription: false,
    value: {
      __typename: 'DiscountOnQuantity',
      quantity: { quantity: '1' },
      effect: { __typename: 'DiscountPercentage', percentage: 1 },
    },
    items: {
      __typename: 'DiscountProducts',
      products: {
        nodes: [
          {
            title: 'Honey Herstelmasker, reisformaat',
            handle: 'honey-travel-mask',
            featuredMedia: {
              preview: { image: { url: expect.stringContaining('honey-travel-mask') } },
            },
            variants: { nodes: [{ title: expect.any(String) }] },
          },
        ],
      },
      productVariants: { nodes: [] },
    },
  },
};

const read = (id: string) =>
  shop.merchant.request(documentText('automatic-discount-by-id'), { id });

describe('a discount by its id', () => {
  test('has the shape that storefronts read', async () => {
    expect(await read(FREE_MASK)).toMatchObject({
      errors: [],
      data: { automaticDiscountNode: { id: FREE_MASK, automaticDiscount: EXPECTED_FREE_MASK } },
    });
  });

  test('says amounts as decimals and names collections', async () => {
    const nodes = [{ handle: 'care' }, { handle: 'styling' }, { handle: 'bundles' }];
    expect(await read(GIFT)).toMatchObject({
      errors: [],
      data: {
        automaticDiscountNode: {
          automaticDiscount: {
            summary: 'Spend 75.0 EUR, get 1 item free',
            customerBuys: {
              value: { __typename: 'DiscountPurchaseAmount', amount: '75.0' },
              items: { __typename: 'DiscountCollections', collections: { nodes } },
            },
          },
        },
      },
    });
  });

  test('is null when there is none, and an id of something else is refused', async () => {
    expect(await read('gid://shopify/DiscountAutomaticNode/9')).toMatchObject({
      errors: [],
      data: { automaticDiscountNode: null },
    });
    expect((await read('x')).errors).toMatchObject([
      { extensions: { code: 'RESOURCE_NOT_FOUND' } },
    ]);
    for (const id of ['gid://shopify/Product/1', WELCOME]) {
      expect(await read(id)).toMatchObject({
        data: { automaticDiscountNode: null },
        errors: [{ message: `Invalid id: ${id}`, extensions: { code: 'RESOURCE_NOT_FOUND' } }],
      });
    }
  });

  test('is read with its title and status when it is a percentage', async () => {
    const own = await openDemoShop();
    const terms = basic();
    await importDiscounts(own.platform.context, 'nl', [{ id: 7, draft: discount({ terms }) }]);
    const { data } = await own.merchant.request(
      `query ($id: ID!) { automaticDiscountNode(id: $id) { automaticDiscount { __typename
        ... on DiscountAutomaticBasic { title status summary } } } }`,
      { id: 'gid://shopify/DiscountAutomaticNode/7' },
    );
    expect(data).toMatchObject({
      automaticDiscountNode: {
        automaticDiscount: {
          __typename: 'DiscountAutomaticBasic',
          title: 'One free',
          status: 'ACTIVE',
          summary: '10% off entire order',
        },
      },
    });
  });
});

describe('discountAutomaticBxgyCreate', () => {
  test('makes a discount that applies to carts at once', async () => {
    const own = await openDemoShop();
    expect(await createBxgy(own, oilForOil(own))).toMatchObject({
      automaticDiscountNode: {
        id: 'gid://shopify/DiscountAutomaticNode/10001',
        automaticDiscount: { title: 'Oil for oil', status: 'ACTIVE', usesPerOrderLimit: 1 },
      },
      userErrors: [],
    });
    const cart = await own.createCart([
      { handle: 'copper-gloss-oil', quantity: 4 },
      { handle: 'honey-repair-oil', quantity: 3 },
    ]);
    expect(cart.lines.nodes[1]?.discountAllocations).toMatchObject([
      { title: 'Oil for oil', discountedAmount: { amount: '33.95' } },
    ]);
  });

  const buys = (value: object | null, productsToAdd = ['gid://shopify/Product/1']) => ({
    customerBuys: { items: { products: { productsToAdd } }, value },
  });
  const gets = (quantity: string, effect: object) => ({
    customerGets: {
      items: { products: { productsToAdd: ['gid://shopify/Product/1'] } },
      value: { discountOnQuantity: { quantity, effect } },
    },
  });
  test.each<[string, object, string]>([
    ['no threshold', buys(null), 'terms.buys.threshold.quantity'],
    ['no products', buys({ quantity: '2' }, []), 'customerBuys.items'],
    [
      'an unknown product',
      buys({ quantity: '2' }, ['gid://shopify/Product/0']),
      'customerBuys.items',
    ],
    [
      'more than everything off',
      gets('1', { percentage: 1.01 }),
      'terms.gets.reduction.percentage',
    ],
  ])('refuses %s and names the field', async (_, change, path) => {
    expect(await createBxgy(shop, { ...oilForOil(shop), ...change })).toMatchObject({
      automaticDiscountNode: null,
      userErrors: [{ code: 'INVALID', message: expect.stringContaining(path) }],
    });
  });
});

test('a discount is ended and deleted once', async () => {
  const own = await openDemoShop();
  const send = (name: string, fields: string) =>
    own.merchant.send(
      `mutation ($id: ID!) { ${name}(id: $id) { ${fields} userErrors { field } } }`,
      { id: FREE_MASK },
    );
  const status =
    'automaticDiscountNode { automaticDiscount { ... on DiscountAutomaticBxgy { status } } }';
  expect(await send('discountAutomaticDeactivate', status)).toEqual({
    automaticDiscountNode: { automaticDiscount: { status: 'EXPIRED' } },
    userErrors: [],
  });
  const remove = () => send('discountAutomaticDelete', 'deletedAutomaticDiscountId');
  expect(await remove()).toEqual({ deletedAutomaticDiscountId: FREE_MASK, userErrors: [] });
  expect(await remove()).toEqual({
    deletedAutomaticDiscountId: null,
    userErrors: [{ field: ['id'] }],
  });
});
