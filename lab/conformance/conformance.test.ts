import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { stepWith } from './conformance.test-kit.ts';
import { masked } from './mask.ts';
import { stepsIn } from './read-recordings.ts';

const noDocument = () => '';

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
