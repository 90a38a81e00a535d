import { expect, it, test } from 'vitest';
import { parseCartPermalink } from './cart-permalink.ts';

const item = (number: number, quantity: number) => ({
  variantId: `gid://shopify/ProductVariant/${number}`,
  quantity,
});

const itemsOf = (text: string) => parseCartPermalink(text, [])?.items ?? null;
const readQuery = (query: string) => parseCartPermalink('1:1', new URLSearchParams(query));

it('a permalink names variants and how many of each', () => {
  expect(itemsOf('70881412:1')).toEqual([item(70881412, 1)]);
  expect(itemsOf('1:1,2:99999')).toEqual([item(1, 1), item(2, 99_999)]);
  expect(itemsOf(Array(100).fill('1:1').join())).toHaveLength(100);
});

test.each(['', 'plain', '1', '1:0', '0:1', '1:-1', '1:100000', '1:1,', ',1:1', '1:1;2:1', 'gid:1'])(
  '%j is none',
  (text) => {
    expect(itemsOf(text)).toBeNull();
  },
);

test('one of more than a hundred items is none', () => {
  expect(itemsOf(Array(101).fill('1:1').join())).toBeNull();
});

const PLAIN = { items: [item(1, 1)], codes: [], note: '', attributes: [], opensCart: false };

test.each([
  ['', {}],
  ['discount=SPRING,SUMMER', { codes: ['SPRING', 'SUMMER'] }],
  ['discount=,&discount=LAST', { codes: ['LAST'] }],
  ['storefront=true', { opensCart: true }],
  ['storefront=1', {}],
  [`note=${'n'.repeat(5_001)}`, { note: 'n'.repeat(5_000) }],
  ['attributes[where]=mail', { attributes: [{ key: 'where', value: 'mail' }] }],
  [`attributes[a]=${'v'.repeat(256)}`, { attributes: [{ key: 'a', value: 'v'.repeat(255) }] }],
  ['attributes[_salonNo]=7&attributes[]=x&attributes[a]=&attributes=x&attributes[a]b=x', {}],
  [`attributes[${'k'.repeat(256)}]=x`, {}],
])('the query %j says %j', (query, said) => {
  expect(readQuery(query)).toEqual({ ...PLAIN, ...said });
});

test('twenty attributes are kept, and no more', () => {
  const query = Array.from({ length: 21 }, (_, index) => `attributes[k${index}]=v`).join('&');
  expect(readQuery(query)?.attributes).toHaveLength(20);
});
