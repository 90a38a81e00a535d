import { expect, test } from 'vitest';
import { stepWith } from './conformance.test-kit.ts';
import { figuresOf } from './figures.ts';
import type { Recording, Step } from './read-recordings.ts';
import { openEmptyShop } from './recorded-shop.ts';
import { replay } from './replay.ts';

const PRODUCT = 'gid://shopify/Product/555001';
const VARIANT = 'gid://shopify/ProductVariant/555002';
const CREATE =
  'mutation ($product: ProductCreateInput!) { productCreate(product: $product) { product { id handle variants(first: 1) { nodes { id } } } } }';

const RECORDING: Recording = {
  name: 'small',
  folder: 'storefront',
  steps: [
    stepWith({
      name: 'made',
      api: 'admin',
      query: CREATE,
      variables: {
        product: { title: 'Comb', productOptions: [{ name: 'Size', values: [{ name: 'L' }] }] },
      },
      answer: {
        data: {
          productCreate: {
            product: { id: PRODUCT, handle: 'comb', variants: { nodes: [{ id: VARIANT }] } },
          },
        },
      },
    }),
    stepWith({
      name: 'published',
      api: 'admin',
      query:
        'mutation ($id: ID!) { publishablePublish(id: $id, input: []) { userErrors { message } } }',
      variables: { id: PRODUCT },
      answer: { data: { publishablePublish: { userErrors: [] } } },
    }),
    stepWith({
      name: 'read',
      query:
        'query ($id: ID!) { product(id: $id) { id title variants(first: 1) { nodes { id title } } } }',
      variables: { id: PRODUCT },
      answer: {
        data: {
          product: {
            id: PRODUCT,
            title: 'Comb',
            variants: { nodes: [{ id: VARIANT, title: 'M' }] },
          },
        },
      },
    }),
    stepWith({
      name: 'theirs',
      query: 'query ($id: ID!) { product(id: $id) { id } }',
      variables: { id: 'gid://shopify/Product/1' },
      answer: { data: { product: { id: 'gid://shopify/Product/1' } } },
    }),
  ],
};

test('a recording is asked again, with the products that it made', async () => {
  const shop = openEmptyShop();
  const replayed = await replay(RECORDING, shop);
  shop.close();
  expect(replayed.map(({ step, verdict }) => [step.name, verdict])).toEqual([
    [
      'read',
      { kind: 'different', difference: 'data.product.variants.nodes.0.title: "L", recorded "M"' },
    ],
    [
      'theirs',
      { kind: 'unsupported', reason: 'needs gid://shopify/Product/1 of the recorded shop' },
    ],
  ]);
  expect(figuresOf(replayed)).toContain('| Storefront | 0 | 1 | 1 | 0 % |');
});

const HIDDEN_CART = 'gid://shopify/Cart/<redacted:cart>?key=<redacted:cart>';

function cartStep(name: string, query: string, variables: object, data: object): Step {
  return stepWith({ name, query, variables: { ...variables }, answer: { data } });
}

function noted(name: string, note: string): Step {
  const query =
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id note } userErrors { code } } }';
  const cart = { id: HIDDEN_CART, note };
  return cartStep(name, query, { input: { note } }, { cartCreate: { cart, userErrors: [] } });
}

function refused(name: string, note: string): Step {
  const query = `mutation ($id: ID!, $addresses: [CartSelectableAddressInput!]!) {
    cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) { cart { note } userErrors { code } } }`;
  const addresses = [{ address: { deliveryAddress: { city: 'Town' } } }];
  const payload = { cart: { note }, userErrors: [{ code: 'INVALID' }] };
  return cartStep(
    name,
    query,
    { id: HIDDEN_CART, addresses },
    { cartDeliveryAddressesAdd: payload },
  );
}

test('of carts with one hidden id a refusal finds the one that was meant', async () => {
  const shop = openEmptyShop();
  const steps = [
    noted('first', 'a'),
    noted('second', 'b'),
    refused('of the first', 'a'),
    refused('of neither', 'c'),
  ];
  const replayed = await replay({ name: 'carts', folder: 'storefront', steps }, shop);
  shop.close();
  expect(replayed.map(({ step, verdict }) => [step.name, verdict.kind])).toEqual([
    ['first', 'equal'],
    ['second', 'equal'],
    ['of the first', 'equal'],
    ['of neither', 'different'],
  ]);
});

test('an id that only an error names is made up, and asked for', async () => {
  const shop = openEmptyShop();
  const merchandiseId = 'gid://shopify/ProductVariant/0';
  const query =
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } userErrors { message } } }';
  const message = `The merchandise with id ${merchandiseId} does not exist.`;
  const step = cartStep(
    'of nothing',
    query,
    { input: { lines: [{ merchandiseId }] } },
    { cartCreate: { cart: null, userErrors: [{ message }] } },
  );
  const replayed = await replay({ name: 'nothing', folder: 'storefront', steps: [step] }, shop);
  shop.close();
  expect(replayed.map(({ verdict }) => verdict)).toEqual([{ kind: 'equal' }]);
});

test('what a file lists twice is made once; what was asked twice is asked twice', async () => {
  const shop = openEmptyShop();
  const made = (name: string, code: string) => {
    const query =
      'mutation ($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCard { id } } }';
    const giftCardCreate = { giftCard: { id: 'gid://shopify/GiftCard/555003' } };
    const variables = { input: { code, initialValue: '5' } };
    return { ...cartStep(name, query, variables, { giftCardCreate }), api: 'admin' } as const;
  };
  const read = cartStep('read', '{ cart(id: "gid://shopify/Cart/a") { id } }', {}, { cart: null });
  const steps = [made('named', 'ABCD2345'), read, made('in turn', 'ABCD2345'), read];
  const replayed = await replay({ name: 'cards', folder: 'gift-cards', steps }, shop);
  shop.close();
  expect(replayed.map(({ step, verdict }) => [step.name, verdict.kind])).toEqual([
    ['named', 'equal'],
    ['read', 'equal'],
    ['read', 'equal'],
  ]);
});
