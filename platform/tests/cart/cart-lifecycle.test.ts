import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import cases from './cart-shop.cases.json' with { type: 'json' };
import { openCartShop } from './cart-shop.ts';

const BUYER = { countryCode: 'NL', email: 'ada@example.test' };

describe.each(API_VERSIONS)('a cart on %s', (version) => {
  test('is made with everything that a cart may hold', async () => {
    const { send, variants } = await openCartShop(version);
    const created = await send('cart-create', {
      input: {
        lines: [{ merchandiseId: variants.plenty, quantity: 2 }],
        buyerIdentity: BUYER,
        attributes: [{ key: 'salon', value: '12' }],
        note: 'Ring twice',
        discountCodes: ['WELKOM', 'welkom ', 'ZOMER'],
      },
    });
    expect(created.userErrors).toEqual([]);
    expect(created.cart).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/[0-9a-f]{32}\?key=[0-9a-f]{32}$/),
      createdAt: '2026-03-01T10:00:00Z',
      updatedAt: '2026-03-01T10:00:00Z',
      totalQuantity: 2,
      note: 'Ring twice',
      attributes: [{ key: 'salon', value: '12' }],
      buyerIdentity: { ...BUYER, phone: null, customer: null },
      discountCodes: [
        { code: 'WELKOM', applicable: false },
        { code: 'ZOMER', applicable: false },
      ],
      discountAllocations: [],
      cost: {
        subtotalAmount: { amount: '25.0', currencyCode: 'EUR' },
        totalAmount: { amount: '25.0', currencyCode: 'EUR' },
        totalTaxAmount: null,
      },
    });
  });

  test('takes lines in, changes them and lets them go', async () => {
    const { send, createCart, variants, planId } = await openCartShop(version);
    const cartId = await createCart({ lines: [{ merchandiseId: variants.plenty, quantity: 2 }] });
    const added = await send('cart-lines-add', {
      cartId,
      lines: [
        { merchandiseId: variants.endless, quantity: 3, sellingPlanId: planId },
        { merchandiseId: variants.plenty },
      ],
    });
    expect(added.cart).toMatchObject({ cost: { totalAmount: { amount: '64.47' } } });
    const edges = added.cart?.lines.edges ?? [];
    expect(edges).toMatchObject([
      {
        node: {
          __typename: 'CartLine',
          quantity: 3,
          merchandise: { id: variants.endless, title: '5 l', product: { handle: 'rain-shampoo' } },
          sellingPlanAllocation: {
            sellingPlan: { id: planId, name: 'Monthly', recurringDeliveries: true },
            priceAdjustments: [{ price: { amount: '8.99' }, compareAtPrice: { amount: '9.99' } }],
          },
          cost: { amountPerQuantity: { amount: '8.99' }, totalAmount: { amount: '26.97' } },
        },
      },
      { node: { quantity: 3, sellingPlanAllocation: null, merchandise: { sku: 'plenty' } } },
    ]);
    const [first, second] = edges.map(({ node }) => node.id);
    const token = /Cart\/(\w+)/.exec(cartId)?.[1];
    expect(first).toMatch(new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`));

    const lines = [{ id: first, quantity: 1 }];
    const updated = await send('cart-lines-update', { cartId, lines });
    expect(updated.cart?.lines.edges.map(({ node }) => node.quantity)).toEqual([1, 3]);
    const removed = await send('cart-lines-remove', { cartId, lineIds: [first] });
    expect(removed.cart?.lines.edges.map(({ node }) => node.id)).toEqual([second]);
  });

  test('keeps a line as a single purchase when its product leaves the plan', async () => {
    const { send, createCart, variants, planId, platform } = await openCartShop(version);
    const merchandiseId = variants.endless;
    const lines = [
      { merchandiseId, quantity: 3, sellingPlanId: planId },
      { merchandiseId, quantity: 1 },
    ];
    const cartId = await createCart({ lines });
    const sellingPlanGroups = cases.sellingPlanGroup.map((group) => ({
      ...group,
      productHandles: ['copper-oil'],
    }));
    await saveCatalogue(platform.context, 'nl', { sellingPlanGroups });
    const read = await send('cart-note-update', { cartId, note: '' });
    const edges = read.cart?.lines.edges ?? [];
    expect(edges.map(({ node }) => node.quantity)).toEqual([1, 3]);
    const single = { sellingPlanAllocation: null, cost: { amountPerQuantity: { amount: '9.99' } } };
    expect(edges).toMatchObject([{ node: single }, { node: single }]);
    const updated = await send('cart-lines-update', {
      cartId,
      lines: [{ id: edges[1]?.node.id, quantity: 2 }],
    });
    expect(updated.userErrors).toEqual([]);
    expect(updated.cart?.lines.edges.map(({ node }) => node.quantity)).toEqual([3]);
  });

  test('changes its note, attributes, codes and buyer, and reads as it was answered', async () => {
    const { send, createCart, shopper, variants, passDays } = await openCartShop(version);
    const lines = [{ merchandiseId: variants.plenty, quantity: 3 }];
    const cartId = await createCart({ lines, buyerIdentity: BUYER });
    const attributes = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ];
    expect((await send('cart-note-update', { cartId, note: '' })).cart).toMatchObject({ note: '' });
    expect((await send('cart-attributes-update', { cartId, attributes })).cart).toMatchObject({
      attributes: [
        { key: 'a', value: '3' },
        { key: 'b', value: '2' },
      ],
    });
    const discountCodes = [' ZOMER '];
    expect(
      (await send('cart-discount-codes-update', { cartId, discountCodes })).cart,
    ).toMatchObject({ discountCodes: [{ code: ' ZOMER ', applicable: false }] });
    passDays(1);
    const buyerIdentity = { countryCode: 'BE' };
    const moved = await send('cart-buyer-identity-update', { cartId, buyerIdentity });
    expect(moved.cart).toMatchObject({
      createdAt: '2026-03-01T10:00:00Z',
      updatedAt: '2026-03-02T10:00:00Z',
      buyerIdentity: { countryCode: 'BE', email: BUYER.email },
      cost: { totalAmount: { amount: '37.5', currencyCode: 'EUR' } },
    });
    const read = await shopper.request('cart', { id: cartId });
    expect(read).toMatchObject({ errors: [], data: { cart: moved.cart } });
  });
});
