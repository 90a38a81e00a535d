import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { figuresOf } from './figures.ts';
import { createLearnedIds } from './learned-ids.ts';
import { masked } from './mask.ts';
import { type Recording, type Step, stepsIn } from './read-recordings.ts';
import { openEmptyShop } from './recorded-shop.ts';
import { replay } from './replay.ts';

const noDocument = () => '';

function stepWith(given: Partial<Step>): Step {
  return {
    name: 'one',
    api: 'storefront',
    version: '2026-04',
    query: '{ cart }',
    variables: {},
    operationName: null,
    answer: {},
    ...given,
  };
}

test('what is different on each run is masked, and nothing else', () => {
  expect(
    masked({
      id: 'gid://shopify/Cart/abc?key=def',
      cursor: 'eyJsYXN0',
      updatedAt: '2026-03-01T10:00:00Z',
      price: { amount: '12.5', currencyCode: 'CAD' },
      url: 'https://one.example/a',
      message: 'Line gid://shopify/CartLine/77?cart=a of 1234567 is gone.',
      code: 'INVALID',
      quantity: 12,
      title: 'Rain 250',
    }),
  ).toEqual({
    id: 'gid://shopify/Cart/<id>',
    cursor: '<cursor>',
    updatedAt: '<date>',
    price: { amount: '<amount>', currencyCode: '<currency>' },
    url: '<address>',
    message: 'Line gid://shopify/CartLine/<id> of <id> is gone.',
    code: 'INVALID',
    quantity: 12,
    title: 'Rain 250',
  });
});

test('the first difference is told with both values; hidden text may be anything', () => {
  const step = stepWith({
    answer: {
      data: { cart: { note: 'The <redacted:code> code', lines: [1, 2] } },
      extensions: { cost: 3 },
    },
  });
  const answer = (lines: readonly number[]) => ({ data: { cart: { note: 'The A1 code', lines } } });
  expect(compare(step, answer([1, 2]))).toEqual({ kind: 'equal' });
  expect(compare(step, answer([1, 3]))).toEqual({
    kind: 'different',
    difference: 'data.cart.lines.1: 3, recorded 2',
  });
});

test('a refusal by name is not served, unless Shopify was recorded to say it', () => {
  const errors = [{ message: 'Unknown', extensions: { code: 'undefinedField' } }];
  const served = stepWith({ answer: { data: { cart: null } } });
  expect(compare(served, { errors })).toEqual({ kind: 'unsupported', reason: 'Unknown' });
  expect(compare(stepWith({ answer: { errors } }), { errors })).toEqual({ kind: 'equal' });
});

test('of what a shop is by itself only the shape counts', () => {
  const step = stepWith({
    query: '{ mine: shop { name } }',
    answer: { data: { mine: { name: 'Theirs', brand: null } } },
  });
  expect(compare(step, { data: { mine: { name: 'Ours', brand: {} } } }).kind).toBe('equal');
  expect(compare(step, { data: { mine: { name: 7, brand: null } } }).kind).toBe('different');
});

test('a hidden id is known again by those beside it', () => {
  const ids = createLearnedIds();
  const hidden = 'gid://shopify/Cart/<redacted:cart>';
  const [first, second] = ['gid://shopify/CartLine/1', 'gid://shopify/CartLine/2'];
  ids.learn(
    { id: hidden, line: first },
    { id: 'gid://shopify/Cart/a', line: 'gid://shopify/CartLine/8' },
  );
  ids.learn(
    { id: hidden, line: second },
    { id: 'gid://shopify/Cart/b', line: 'gid://shopify/CartLine/9' },
  );
  const readings = ids.readings(stepWith({ variables: { id: hidden, line: first } }));
  expect(readings.map(({ variables }) => variables)).toEqual([
    { id: 'gid://shopify/Cart/a', line: 'gid://shopify/CartLine/8' },
  ]);
});

test('a hidden id that nothing tells apart may be each, the last first, until one is found to be meant', () => {
  const ids = createLearnedIds();
  const hidden = 'gid://shopify/Cart/<redacted:cart>';
  ids.learn({ id: hidden }, { id: 'gid://shopify/Cart/a' });
  ids.learn({ id: hidden }, { id: 'gid://shopify/Cart/b' });
  const step = stepWith({ variables: { id: hidden } });
  const carts = () => ids.readings(step).map(({ variables }) => variables['id']);
  expect(carts()).toEqual(['gid://shopify/Cart/b', 'gid://shopify/Cart/a']);
  const [, earlier] = ids.readings(step);
  if (earlier !== undefined) ids.settle(earlier);
  expect(carts()).toEqual(['gid://shopify/Cart/a', 'gid://shopify/Cart/b']);
});

test('steps are found whatever the shape of a recording, and those asked again are left out', () => {
  const query = '{ shop { name } }';
  const answer = { data: { shop: { name: 'A' } } };
  const steps = stepsIn(
    {
      apiVersion: '2025-01',
      plain: { query, response: answer },
      whole: { apiSurface: 'storefront', query, response: { status: 200, body: answer } },
      cases: [{ request: { query, variables: { a: 1 } }, response: { payload: answer } }],
      upstreamCalls: [{ query, response: answer }],
      notes: { query: 'not a question', response: answer },
    },
    noDocument,
  );
  expect(steps.map(({ name, api }) => [name, api])).toEqual([
    ['plain', 'admin'],
    ['whole', 'storefront'],
    ['cases.0', 'admin'],
  ]);
  expect(steps[2]).toMatchObject({ version: '2025-01', variables: { a: 1 }, answer });
});

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

test('a hidden code is always the same one, which a gift card could have', () => {
  const ids = createLearnedIds();
  const codesIn = (variables: object) => {
    const [reading] = ids.readings(stepWith({ variables: { ...variables } }));
    return reading?.variables;
  };
  const made = codesIn({ input: { code: '<redacted:card>' } });
  expect(made).toEqual({ input: { code: expect.stringMatching(/^[\da-f]{16}$/) } });
  expect(codesIn({ input: { code: '<redacted:card>' } })).toEqual(made);
  expect(codesIn({ input: { code: '<redacted:other card>' } })).not.toEqual(made);
  expect(codesIn({ code: 'WELCOME10' })).toEqual({ code: 'WELCOME10' });
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

test('a definition is made before the entries that name its type, whatever comes first in the file', () => {
  const one = (name: string, variables: object) => ({
    request: { query: `mutation { ${name} }`, variables },
    response: { data: {} },
  });
  const file = {
    entry: one('metaobjectCreate', { metaobject: { type: 'range' } }),
    other: one('metaobjectCreate', { metaobject: { type: 'other' } }),
    definition: one('metaobjectDefinitionCreate', { definition: { type: 'range' } }),
    expected: { proxyExpected: one('metaobjectDelete', {}) },
  };
  expect(stepsIn(file, noDocument).map(({ name }) => name)).toEqual([
    'definition',
    'entry',
    'other',
  ]);
});

test('what the recording app had no scope for says nothing of the platform', () => {
  const errors = [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }];
  const step = stepWith({ api: 'admin', answer: { data: { cart: null }, errors } });
  expect(compare(step, { data: { cart: { id: '1' } } }).kind).toBe('unsupported');
  const ofBuyers = stepWith({ answer: { data: { cart: null }, errors } });
  expect(compare(ofBuyers, { data: { cart: { id: '1' } } }).kind).toBe('different');
});
