import { expect, test } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const CART = `cart { id totalQuantity deliveryGroups(first: 1) { nodes { id } }
  lines(first: 5) { nodes { id quantity merchandise { ... on ProductVariant { title } } } } }
  userErrors { code } warnings { code message }`;
const MUTATIONS = {
  create: `mutation ($input: CartInput) { changed: cartCreate(input: $input) { ${CART} } }`,
  replace: `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
    changed: cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) { ${CART} } }`,
  add: `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
    changed: cartLinesAdd(cartId: $cartId, lines: $lines) { ${CART} } }`,
  update: `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
    changed: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${CART} } }`,
};

interface Variants {
  readonly product: {
    readonly variants: {
      readonly nodes: readonly { readonly id: string; readonly title: string }[];
    };
  };
}
interface Payload {
  readonly cart: {
    readonly id: string;
    readonly totalQuantity: number;
    readonly deliveryGroups: { readonly nodes: readonly object[] };
    readonly lines: {
      readonly nodes: readonly {
        readonly id: string;
        readonly quantity: number;
        readonly merchandise: { readonly title: string };
      }[];
    };
  };
  readonly userErrors: readonly object[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const to = (countryCode: string) => [
  { address: { deliveryAddress: { countryCode } }, selected: true },
];
const SOLD_OUT = [
  {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: "The product 'Rain shampoo - bottle' is already sold out.",
  },
];

async function openShop() {
  const platform = createPlatform({ dataFile: ':memory:' });
  const variants = [
    variantDraft({ optionValues: ['bottle'] }),
    variantDraft({ optionValues: ['voucher'], requiresShipping: false }),
  ];
  await saveCatalogue(platform.context, 'nl', { products: [productDraft({ variants })] });
  const shopper = shopperAt(platform, 'nl', '2025-10');
  const { data } = await shopper.request<Variants>(
    '{ product(handle: "rain-shampoo") { variants(first: 5) { nodes { id title } } } }',
  );
  const ids = new Map(data?.product.variants.nodes.map(({ id, title }) => [title, id]));
  const change = async (
    name: keyof typeof MUTATIONS,
    variables: Readonly<Record<string, unknown>>,
  ) => {
    const { data: answer, errors } = await shopper.request<{ readonly changed: Payload }>(
      MUTATIONS[name],
      variables,
    );
    if (answer === undefined) throw new Error(JSON.stringify(errors));
    return answer.changed;
  };
  const lines = [
    { merchandiseId: ids.get('bottle'), quantity: 2 },
    { merchandiseId: ids.get('voucher'), quantity: 3 },
  ];
  return { change, lines };
}

function quantities({ cart }: Payload) {
  return Object.fromEntries(
    cart.lines.nodes.map(({ quantity, merchandise: { title } }) => [title, quantity]),
  );
}

test('a selected address abroad empties the lines of what has to be sent, for good', async () => {
  const { change, lines } = await openShop();
  const { cart } = await change('create', { input: { lines } });
  const cartId = cart.id;
  const home = await change('replace', { cartId, addresses: to('NL') });
  expect([quantities(home), home.warnings]).toEqual([{ bottle: 2, voucher: 3 }, []]);
  expect(home.cart.deliveryGroups.nodes).toHaveLength(1);

  const abroad = await change('replace', { cartId, addresses: to('DE') });
  expect([quantities(abroad), abroad.warnings]).toEqual([{ bottle: 0, voucher: 3 }, SOLD_OUT]);
  expect(abroad.cart.totalQuantity).toBe(3);

  const back = await change('replace', { cartId, addresses: to('NL') });
  expect([quantities(back), back.warnings]).toEqual([{ bottle: 0, voucher: 3 }, SOLD_OUT]);
  const none = await change('replace', { cartId, addresses: [] });
  expect([quantities(none), none.warnings]).toEqual([{ bottle: 0, voucher: 3 }, SOLD_OUT]);

  const id = cart.lines.nodes.find(({ merchandise }) => merchandise.title === 'bottle')?.id;
  const again = await change('update', { cartId, lines: [{ id, quantity: 2 }] });
  expect([quantities(again), again.warnings]).toEqual([{ bottle: 2, voucher: 3 }, []]);
});

test('a cart that goes abroad takes nothing that has to be sent', async () => {
  const { change, lines } = await openShop();
  const made = await change('create', { input: { lines, delivery: { addresses: to('DE') } } });
  expect([quantities(made), made.warnings]).toEqual([{ bottle: 0, voucher: 3 }, SOLD_OUT]);
  const added = await change('add', { cartId: made.cart.id, lines });
  expect([quantities(added), added.warnings]).toEqual([{ bottle: 0, voucher: 6 }, SOLD_OUT]);
});

test('a cart of which nothing is left has no delivery', async () => {
  const { change, lines } = await openShop();
  const made = await change('create', {
    input: { lines: lines.slice(0, 1), delivery: { addresses: to('DE') } },
  });
  const home = await change('replace', { cartId: made.cart.id, addresses: to('NL') });
  expect(home.cart.deliveryGroups.nodes).toEqual([]);
});
