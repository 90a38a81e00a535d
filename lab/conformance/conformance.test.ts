import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { mask } from './mask.ts';
import { type Step, stepsIn } from './read-recordings.ts';
import { openEmptyShop } from './recorded-shop.ts';
import { replay } from './replay.ts';

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
    mask({
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

test('the first difference is told with both values', () => {
  const step = stepWith({
    answer: {
      data: { cart: { lines: [1, 2] } },
      extensions: { cost: 3 },
    },
  });
  const answer = (lines: readonly number[]) => ({ data: { cart: { lines } } });
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
    () => '',
  );
  expect(steps.map(({ name, api }) => [name, api])).toEqual([
    ['plain', 'admin'],
    ['whole', 'storefront'],
    ['cases.0', 'admin'],
  ]);
  expect(steps[2]).toMatchObject({ version: '2025-01', variables: { a: 1 }, answer });
});

test('a cart that a recording makes is read here by its own id, and one of the recorded shop is not asked for', async () => {
  using shop = openEmptyShop();
  const id = 'gid://shopify/Cart/<redacted:cart>?key=<redacted:key>';
  const steps = [
    stepWith({
      name: 'made',
      query: 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id note } } }',
      variables: { input: { note: 'a' } },
      answer: { data: { cartCreate: { cart: { id, note: 'a' } } } },
    }),
    stepWith({
      name: 'read',
      query: 'query ($id: ID!) { cart(id: $id) { note } }',
      variables: { id },
      answer: { data: { cart: { note: 'b' } } },
    }),
    stepWith({
      name: 'theirs',
      query: 'query ($id: ID!) { product(id: $id) { id } }',
      variables: { id: 'gid://shopify/Product/1' },
      answer: { data: { product: { id: 'gid://shopify/Product/1' } } },
    }),
  ];
  const replayed = await replay({ name: 'carts', folder: 'storefront', steps }, shop);
  expect(replayed.map(({ verdict }) => verdict)).toEqual([
    { kind: 'equal' },
    { kind: 'different', difference: 'data.cart.note: "a", recorded "b"' },
    { kind: 'unsupported', reason: 'needs gid://shopify/Product/1 of the recorded shop' },
  ]);
});
