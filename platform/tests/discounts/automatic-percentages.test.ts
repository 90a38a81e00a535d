import { beforeEach, describe, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await openDemoShop();
});

describe('discountAutomaticBasicCreate', () => {
  const create = (input: object) =>
    shop.merchant.send(
      `mutation ($input: DiscountAutomaticBasicInput!) {
        discountAutomaticBasicCreate(automaticBasicDiscount: $input) {
          automaticDiscountNode { automaticDiscount { ... on DiscountAutomaticBasic { title summary } } }
          userErrors { code field message }
        }
      }`,
      { input: { startsAt: '2026-02-01T00:00:00Z', ...input } },
    );
  const oil = () => ({ products: { productVariantsToAdd: [shop.variantOf('honey-repair-oil')] } });

  test.each([
    ['a percentage of everything', { percentage: 0.1667 }, '16.67% off entire order'],
    [
      'an amount once',
      { discountAmount: { amount: '5.00', appliesOnEachItem: false } },
      '5.0 EUR off entire order',
    ],
  ])('takes off %s', async (title, value, summary) => {
    const made = await create({ title, customerGets: { items: { all: true }, value } });
    expect(made).toMatchObject({
      automaticDiscountNode: { automaticDiscount: { title, summary } },
      userErrors: [],
    });
  });

  test('waits for as many units or as much money as asked for', async () => {
    const reduces = async (percentage: number, minimumRequirement: object, quantity: number) => {
      const title = `${percentage} off`;
      const customerGets = { items: oil(), value: { percentage } };
      await create({ title, minimumRequirement, customerGets });
      const cart = await shop.createCart([{ handle: 'honey-repair-oil', quantity }]);
      return cart.lines.nodes[0]?.discountAllocations.some((one) => one.title === title);
    };
    const quantity = { greaterThanOrEqualToQuantity: '2' };
    expect(await reduces(0.5, { quantity }, 1)).toBe(false);
    expect(await reduces(0.6, { quantity }, 2)).toBe(true);
    const subtotal = { greaterThanOrEqualToSubtotal: '90.00' };
    expect(await reduces(0.7, { subtotal }, 2)).toBe(false);
    expect(await reduces(0.8, { subtotal }, 3)).toBe(true);
  });

  test('refuses a title that another automatic discount has', async () => {
    const input = { title: 'Twice', customerGets: { items: oil(), value: { percentage: 0.1 } } };
    expect(await create(input)).toMatchObject({ userErrors: [] });
    expect(await create(input)).toMatchObject({
      automaticDiscountNode: null,
      userErrors: [{ code: 'TAKEN', field: ['automaticBasicDiscount', 'title'] }],
    });
    const { data } = await shop.merchant.request(
      '{ discountNodes(first: 50) { nodes { id discount { ... on DiscountAutomaticBasic { title } ... on DiscountCodeBasic { title } } } } }',
    );
    expect(data).toMatchObject({
      discountNodes: {
        nodes: expect.arrayContaining([
          expect.objectContaining({ discount: { title: 'Twice' } }),
          expect.objectContaining({ id: 'gid://shopify/DiscountCodeNode/1004' }),
        ]),
      },
    });
  });
});
