import { beforeEach, describe, expect, test } from 'vitest';
import { buyerAt, goToPayment, pay } from '../checkout/buyer.ts';
import { documentText } from '../fixtures/documents.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

let shop: DemoShop;
beforeEach(async () => {
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
  asyncUsageCount: 0,
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

describe('a discount by its id', () => {
  test('has the shape that storefronts read, under both names', async () => {
    const automatic = await shop.merchant.request(documentText('automatic-discount-by-id'), {
      id: FREE_MASK,
    });
    expect(automatic).toMatchObject({
      errors: [],
      data: { automaticDiscountNode: { id: FREE_MASK, automaticDiscount: EXPECTED_FREE_MASK } },
    });
    const node = await shop.merchant.request(documentText('discount-node-by-id'), {
      id: FREE_MASK,
    });
    expect(node).toMatchObject({
      errors: [],
      data: { discountNode: { id: FREE_MASK, discount: EXPECTED_FREE_MASK } },
    });
  });

  test('says amounts as decimals and names collections', async () => {
    const response = await shop.merchant.request(documentText('automatic-discount-by-id'), {
      id: GIFT,
    });
    expect(response).toMatchObject({
      errors: [],
      data: {
        automaticDiscountNode: {
          automaticDiscount: {
            summary: 'Spend 75.0 EUR, get 1 item free',
            customerBuys: {
              value: { __typename: 'DiscountPurchaseAmount', amount: '75.0' },
              items: {
                __typename: 'DiscountCollections',
                collections: {
                  nodes: [{ handle: 'care' }, { handle: 'styling' }, { handle: 'bundles' }],
                },
              },
            },
          },
        },
      },
    });
  });

  test('is null when there is none, and an id of something else is refused', async () => {
    const query = documentText('automatic-discount-by-id');
    const none = await shop.merchant.request(query, {
      id: 'gid://shopify/DiscountAutomaticNode/9',
    });
    expect(none).toMatchObject({ errors: [], data: { automaticDiscountNode: null } });
    const [refusal] = (await shop.merchant.request(query, { id: 'x' })).errors;
    expect(refusal).toMatchObject({
      extensions: { code: 'INVALID_VARIABLE', problems: [{ message: "Invalid global id 'x'" }] },
    });
    for (const id of ['gid://shopify/Product/1', WELCOME]) {
      expect(await shop.merchant.request(query, { id })).toMatchObject({
        data: { automaticDiscountNode: null },
        errors: [{ message: `Invalid id: ${id}`, extensions: { code: 'RESOURCE_NOT_FOUND' } }],
      });
    }
  });

  test('of a code has its kind and its codes', async () => {
    const response = await shop.merchant.request(
      `query ($id: ID!) { discountNode(id: $id) { id discount { __typename ... on DiscountCodeBasic {
        title status shortSummary discountClass minimumRequirement { __typename }
        codes(first: 5) { nodes { code } }
        customerGets { value { ... on DiscountPercentage { percentage } } items { ... on AllDiscountItems { allItems } } }
      } } }
      codeDiscountNodeByCode(code: "welcome10") { id } }`,
      { id: WELCOME },
    );
    expect(response).toMatchObject({
      errors: [],
      data: {
        codeDiscountNodeByCode: { id: WELCOME },
        discountNode: {
          id: WELCOME,
          discount: {
            __typename: 'DiscountCodeBasic',
            title: '10% welkomstkorting',
            shortSummary: '10% off entire order',
            discountClass: 'ORDER',
            minimumRequirement: null,
            codes: { nodes: [{ code: 'WELCOME10' }] },
            customerGets: { value: { percentage: 0.1 }, items: { allItems: true } },
          },
        },
      },
    });
  });

  test('counts the orders it was used in', async () => {
    const cart = await shop.createCart([
      { handle: 'rain-shampoo', quantity: 2 },
      { handle: 'honey-travel-mask', quantity: 1 },
    ]);
    const buyer = buyerAt(shop.platform);
    await pay(buyer, await goToPayment(buyer, cart.checkoutUrl));
    const uses = async (id: string) =>
      shop.merchant.request(
        'query ($id: ID!) { discountNode(id: $id) { discount { ... on DiscountAutomaticBxgy { asyncUsageCount } } } }',
        { id },
      );
    expect(await uses(FREE_MASK)).toMatchObject({
      data: { discountNode: { discount: { asyncUsageCount: 1 } } },
    });
    expect(await uses(GIFT)).toMatchObject({
      data: { discountNode: { discount: { asyncUsageCount: 0 } } },
    });
  });
});

describe('lists of discounts', () => {
  test('page through all, or the automatic ones', async () => {
    const all = await shop.merchant.request<{
      discountNodes: { nodes: readonly { id: string }[] };
    }>(documentText('discount-nodes-list'), { first: 3 });
    expect(all).toMatchObject({
      errors: [],
      data: { discountNodes: { pageInfo: { hasNextPage: true } } },
    });
    const automatic = await shop.merchant.request<{
      automaticDiscountNodes: { nodes: readonly { id: string }[] };
    }>(documentText('automatic-discounts-list'), { first: 10 });
    const ids = automatic.data?.automaticDiscountNodes.nodes.map(({ id }) => id.split('/').at(-1));
    expect(ids).toEqual(['1001', '1002', '1003']);
  });

  test.each([
    ['status:active', 4],
    ['status:expired', 0],
    ['method:code', 1],
    ['reismasker', 1],
  ])('search for %s finds %i', async (query, count) => {
    const response = await shop.merchant.request<{ discountNodes: { nodes: readonly object[] } }>(
      documentText('discount-nodes-list'),
      { first: 10, query },
    );
    expect(response.data?.discountNodes.nodes).toHaveLength(count);
  });
});
