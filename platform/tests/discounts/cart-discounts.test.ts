import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { openDemoShop } from './demo-shop.ts';

const CARE = { handle: 'rain-shampoo', quantity: 2 };
const MASK = { handle: 'honey-travel-mask', quantity: 1 };
const TITLE = 'Reismasker cadeau bij 2 verzorgingsproducten';

describe.each(API_VERSIONS)('version %s', (version) => {
  test('shows what is free on its line, with the title, and in the costs', async () => {
    const { createCart } = await openDemoShop('nl', version);
    const cart = await createCart([CARE, MASK]);
    expect(cart).toMatchObject({
      discountAllocations: [],
      cost: { subtotalAmount: { amount: '47.9' }, totalAmount: { amount: '47.9' } },
      lines: {
        nodes: [
          { discountAllocations: [], cost: { totalAmount: { amount: '47.9' } } },
          {
            cost: { subtotalAmount: { amount: '9.5' }, totalAmount: { amount: '0.0' } },
            discountAllocations: [
              {
                __typename: 'CartAutomaticDiscountAllocation',
                title: TITLE,
                discountedAmount: { amount: '9.5' },
              },
            ],
          },
        ],
      },
    });
  });

  test('shows a code on the order, and whether each code applies', async () => {
    const { createCart } = await openDemoShop('nl', version);
    const cart = await createCart([CARE, MASK], ['welcome10', 'SUMMER']);
    expect(cart).toMatchObject({
      discountCodes: [
        { code: 'WELCOME10', applicable: true },
        { code: 'SUMMER', applicable: false },
      ],
      discountAllocations: [
        {
          __typename: 'CartCodeDiscountAllocation',
          code: 'WELCOME10',
          discountedAmount: { amount: '4.79' },
        },
      ],
      cost: { subtotalAmount: { amount: '47.9' }, totalAmount: { amount: '43.11' } },
    });
  });
});

test('a discount is named in the language that the cart is read in', async () => {
  const { createCart, readCart } = await openDemoShop();
  const { id } = await createCart([CARE, MASK]);
  const titles = async (language: string) =>
    (await readCart(id, language)).lines.nodes[1]?.discountAllocations[0]?.title;
  expect(await titles('NL')).toBe(TITLE);
  expect(await titles('EN')).toBe('Free travel-size mask with 2 care products');
  expect(await titles('SV')).toBe(TITLE);
});

test('a code can be entered, replaced and taken away again', async () => {
  const { createCart, setCodes } = await openDemoShop();
  const { id } = await createCart([CARE]);
  expect((await setCodes(id, ['WELCOME10'])).cost.totalAmount.amount).toBe('43.11');
  expect((await setCodes(id, ['OTHER'])).cost.totalAmount.amount).toBe('47.9');
  expect((await setCodes(id, [])).discountCodes).toEqual([]);
});
