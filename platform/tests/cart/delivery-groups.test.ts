import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { buyerAt } from '../checkout/buyer.ts';
import { forSale, openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await openFixtureShop();
});
afterAll(() => platform.close());

const GROUPS = `deliveryGroups(first: 5) { nodes { id groupType deliveryAddress { city country formatted }
  deliveryOptions { handle title description deliveryMethodType estimatedCost { amount currencyCode } }
  selectedDeliveryOption { handle } cartLines(first: 5) { nodes { quantity } } } }`;

interface Created {
  readonly cartCreate: {
    readonly cart: {
      readonly id: string;
      readonly checkoutUrl: string;
      readonly deliveryGroups: { readonly nodes: readonly { readonly id: string }[] };
    };
  };
}
const shopper = () => shopperAt(platform, 'nl', '2026-10');

async function createCart(countryCode: string | null, hasLines = true) {
  const deliveryAddress = { address1: 'Kamstraat 7', zip: '3511 AB', city: 'Utrecht', countryCode };
  const { data, errors } = await shopper().request<Created>(
    `mutation ($input: CartInput!) @inContext(language: EN) { cartCreate(input: $input) { cart { id checkoutUrl ${GROUPS} } } }`,
    {
      input: {
        lines: hasLines ? [{ merchandiseId: forSale(platform), quantity: 1 }] : [],
        delivery: { addresses: [{ address: { deliveryAddress } }] },
      },
    },
  );
  expect(errors).toEqual([]);
  if (data === undefined) throw new Error('no cart');
  return data.cartCreate.cart;
}

it('a cart that knows where it goes says how it can come, and for how much', async () => {
  expect((await createCart('NL')).deliveryGroups.nodes).toEqual([
    {
      id: expect.stringMatching(/^gid:\/\/shopify\/CartDeliveryGroup\/1\?cart=/),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: {
        city: 'Utrecht',
        country: 'Netherlands',
        formatted: ['Kamstraat 7', '3511 AB Utrecht', 'Netherlands'],
      },
      deliveryOptions: [
        {
          handle: 'standard',
          title: 'Standard',
          description: expect.stringContaining('working day'),
          deliveryMethodType: 'SHIPPING',
          estimatedCost: { amount: expect.stringMatching(/^\d+\.\d+$/), currencyCode: 'EUR' },
        },
        expect.objectContaining({ handle: 'express', title: 'Express' }),
      ],
      selectedDeliveryOption: { handle: 'standard' },
      cartLines: { nodes: [{ quantity: 1 }] },
    },
  ]);
});

it.each([
  ['its own country', 'NL', true, 1],
  ['another country', 'DE', true, 0],
  ['an empty cart', 'NL', false, 0],
])('to %s: %s, with lines %s, there are %d groups', async (_name, country, hasLines, count) => {
  expect((await createCart(country, hasLines)).deliveryGroups.nodes).toHaveLength(count);
});

async function choose(id: string, deliveryGroupId: string, ...handles: readonly string[]) {
  const chosen = handles.map((deliveryOptionHandle) => ({ deliveryGroupId, deliveryOptionHandle }));
  const { data, errors } = await shopper().request<object>(
    `mutation ($id: ID!, $chosen: [CartSelectedDeliveryOptionInput!]!) {
      changed: cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: $chosen) {
        cart { deliveryGroups(first: 1) { nodes { selectedDeliveryOption { handle } } } } userErrors { code field } } }`,
    { id, chosen },
  );
  expect(errors).toEqual([]);
  return data;
}

it('takes a choice, refuses what there is not, and the checkout knows it', async () => {
  const { id, checkoutUrl, deliveryGroups } = await createCart('NL');
  const group = deliveryGroups.nodes[0]?.id ?? '';
  const withChoice = (handle: string) => ({
    deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle } }] },
  });
  const field = ['selectedDeliveryOptions', '0'];
  expect(await choose(id, group, 'by-balloon')).toEqual({
    changed: {
      cart: null,
      userErrors: [{ code: 'INVALID_DELIVERY_OPTION', field: ['selectedDeliveryOptions'] }],
    },
  });
  expect(await choose(id, 'gid://shopify/CartDeliveryGroup/9', 'express')).toEqual({
    changed: {
      cart: withChoice('standard'),
      userErrors: [{ code: 'INVALID_DELIVERY_GROUP', field: [...field, 'deliveryGroupId'] }],
    },
  });
  expect(await choose(id, group, 'express')).toEqual({
    changed: { cart: withChoice('express'), userErrors: [] },
  });
  // The last of several choices for one group counts.
  for (const handles of [
    ['express', 'standard'],
    ['standard', 'express'],
  ]) {
    expect(await choose(id, group, ...handles)).toEqual({
      changed: { cart: withChoice(handles[1] ?? ''), userErrors: [] },
    });
  }
  const { html } = await buyerAt(platform).open(checkoutUrl);
  expect(html).toMatch(/<input[^>]*value="express"[^>]*checked/);
});
