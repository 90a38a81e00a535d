import { expect, test } from 'vitest';
import { openDemoShop } from '../discounts/demo-shop.ts';

const CARE = { handle: 'rain-shampoo', quantity: 2 };
const MASK = { handle: 'honey-travel-mask', quantity: 1 };

const CODES = `mutation ($id: ID!, $codes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) {
    cart { discountCodes { code applicable } } warnings { code target message } userErrors { code }
  }
}`;

test.each([
  ['2025-04', []],
  ['2025-07', [{ code: 'DISCOUNT_NOT_FOUND' }]],
  ['2026-10', [{ code: 'DISCOUNT_NOT_FOUND' }]],
])('%s says by warnings why a code takes nothing off: %j', async (version, warnings) => {
  const { createCart, shopper } = await openDemoShop('nl', version);
  const { id } = await createCart([CARE]);
  expect(await shopper.send(CODES, { id, codes: ['WELCOME10', 'NOPE'] })).toMatchObject({
    cart: {
      discountCodes: [
        { code: 'WELCOME10', applicable: true },
        { code: 'NOPE', applicable: false },
      ],
    },
    warnings,
    userErrors: [],
  });
});

test('a cart names its discounts once, and its lines what may be done with them', async () => {
  const { createCart, shopper } = await openDemoShop('nl', '2026-10');
  const { id } = await createCart([CARE, MASK], ['WELCOME10']);
  const cart = await shopper.send(
    `query ($id: ID!) { cart(id: $id) {
      discountApplications { __typename allocationMethod targetSelection targetType totalAllocatedAmount { amount }
        value { ... on PricingPercentageValue { percentage } }
        ... on CartCodeDiscountApplication { code } ... on CartAutomaticDiscountApplication { title } }
      discountAllocations { discountedAmount { amount } sourceDiscountApplication { totalAllocatedAmount { amount } } }
      lines(first: 2) { nodes { ... on CartLine {
        instructions { canRemove canUpdateQuantity } parentRelationship { parent { id } } } } } } }`,
    { id },
  );
  const free = { canRemove: true, canUpdateQuantity: true };
  expect(cart).toMatchObject({
    discountApplications: [
      {
        __typename: 'CartCodeDiscountApplication',
        code: 'WELCOME10',
        allocationMethod: 'ACROSS',
        targetSelection: 'ALL',
        targetType: 'LINE_ITEM',
        value: { percentage: 10 },
        totalAllocatedAmount: { amount: '4.79' },
      },
      {
        __typename: 'CartAutomaticDiscountApplication',
        allocationMethod: 'EACH',
        targetSelection: 'ENTITLED',
        value: { percentage: 100 },
        totalAllocatedAmount: { amount: '9.5' },
      },
    ],
    discountAllocations: [
      {
        discountedAmount: { amount: '4.79' },
        sourceDiscountApplication: { totalAllocatedAmount: { amount: '4.79' } },
      },
    ],
    lines: { nodes: [{ instructions: free, parentRelationship: null }, { instructions: free }] },
  });
});

test('what newer versions added and is not kept here is refused', async () => {
  const { createCart, shopper } = await openDemoShop('nl', '2026-10');
  const { id } = await createCart([CARE]);
  const refused = await shopper.request(
    'mutation ($id: ID!) { cartLinesRemove(cartId: $id, viewKeys: ["x"]) { userErrors { code } } }',
    { id },
  );
  expect(refused.errors[0]?.message).toContain('viewKeys is not served');
});
