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

const ADDRESS = { firstName: 'Ada', lastName: 'Lok', address1: 'Kamstraat 7', zip: '3511 AB' };
const HERE = { deliveryAddress: { ...ADDRESS, city: 'Utrecht', countryCode: 'NL' } };
const THERE = { deliveryAddress: { city: 'Arnhem', countryCode: 'NL' } };
const CART = `cart { id checkoutUrl delivery { addresses { id selected oneTimeUse
  address { ... on CartDeliveryAddress { name city countryCode formatted(withName: true) } } } } } userErrors { code field message }`;

interface Payload {
  readonly cart: {
    readonly id: string;
    readonly checkoutUrl: string;
    readonly delivery: { readonly addresses: readonly { readonly id: string }[] };
  } | null;
  readonly userErrors: readonly object[];
}

function openCart(version: string) {
  const shopper = shopperAt(platform, 'nl', version);
  const change = async (name: string, args: string, variables: object): Promise<Payload> => {
    const declared = args.replaceAll(/(\w+): (\[?\w+!?\]?!?)/g, '$$$1: $2');
    const given = args.replaceAll(/(\w+): \[?\w+!?\]?!?/g, '$1: $$$1');
    const query = `mutation (${declared}) { changed: ${name}(${given}) { ${CART} } }`;
    const { data, errors } = await shopper.request<{ readonly changed: Payload }>(query, {
      ...variables,
    });
    expect(errors).toEqual([]);
    if (data === undefined) throw new Error('no data');
    return data.changed;
  };
  return { shopper, change };
}

const addressesOf = ({ cart }: Payload) => cart?.delivery.addresses ?? [];

it.each(['2025-01', '2026-10'])(
  'delivery addresses on %s are added, changed and removed',
  async (version) => {
    const { change } = openCart(version);
    const created = await change('cartCreate', 'input: CartInput', {
      input: { delivery: { addresses: [{ address: HERE, oneTimeUse: true }] } },
    });
    const cartId = created.cart?.id;
    expect(addressesOf(created)).toMatchObject([
      {
        selected: true,
        oneTimeUse: true,
        address: {
          name: 'Ada Lok',
          city: 'Utrecht',
          countryCode: 'NL',
          formatted: ['Ada Lok', 'Kamstraat 7', '3511 AB Utrecht', 'Netherlands'],
        },
      },
    ]);
    const added = await change(
      'cartDeliveryAddressesAdd',
      'cartId: ID!, addresses: [CartSelectableAddressInput!]!',
      { cartId, addresses: [{ address: THERE, selected: true }] },
    );
    expect(addressesOf(added)).toMatchObject([{ selected: false }, { selected: true }]);
    const [first] = addressesOf(added);
    const updated = await change(
      'cartDeliveryAddressesUpdate',
      'cartId: ID!, addresses: [CartSelectableAddressUpdateInput!]!',
      { cartId, addresses: [{ id: first?.id, selected: true, address: THERE }] },
    );
    expect(addressesOf(updated)).toMatchObject([
      { selected: true, address: { name: null, city: 'Arnhem' } },
      { selected: false },
    ]);
    const remove = (addressIds: readonly unknown[]) =>
      change('cartDeliveryAddressesRemove', 'cartId: ID!, addressIds: [ID!]!', {
        cartId,
        addressIds,
      });
    expect(addressesOf(await remove([first?.id]))).toMatchObject([{ selected: true }]);
    expect((await remove([first?.id])).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] },
    ]);
  },
);

it('are replaced whole, and hidden without the key', async () => {
  const { change, shopper } = openCart('2026-10');
  const { cart } = await change('cartCreate', 'input: CartInput', {
    input: { delivery: { addresses: [{ address: THERE }, { address: THERE }] } },
  });
  const id = cart?.id ?? '';
  const replaced = await change(
    'cartDeliveryAddressesReplace',
    'cartId: ID!, addresses: [CartSelectableAddressInput!]!',
    { cartId: id, addresses: [{ address: HERE }] },
  );
  expect(addressesOf(replaced)).toHaveLength(1);
  const [keyless = ''] = id.split('?');
  const { data } = await shopper.request(
    'query ($id: ID!) { cart(id: $id) { delivery { addresses { id } } } }',
    { id: keyless },
  );
  expect(data).toEqual({ cart: { delivery: { addresses: [] } } });
});

it('the selected one is filled in at the checkout', async () => {
  const { change } = openCart('2026-10');
  const merchandiseId = forSale(platform);
  const { cart } = await change('cartCreate', 'input: CartInput', {
    input: {
      lines: [{ merchandiseId }],
      delivery: { addresses: [{ address: THERE }, { address: HERE, selected: true }] },
    },
  });
  const { html: page } = await buyerAt(platform).open(cart?.checkoutUrl ?? '');
  for (const typed of ['Ada', 'Lok', 'Kamstraat 7', 'Utrecht']) {
    expect(page).toContain(`value="${typed}"`);
  }
  expect(page).not.toContain('Arnhem');
});
