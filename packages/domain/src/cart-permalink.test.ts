import { expect, it, test } from 'vitest';
import { parseCartPermalink } from './cart-permalink.ts';

const item = (number: number, quantity: number) => ({
  variantId: `gid://shopify/ProductVariant/${number}`,
  quantity,
});

it('a permalink names variants and how many of each', () => {
  expect(parseCartPermalink('70881412:1')).toEqual([item(70881412, 1)]);
  expect(parseCartPermalink('1:1,2:99999')).toEqual([item(1, 1), item(2, 99_999)]);
  expect(parseCartPermalink(Array(100).fill('1:1').join())).toHaveLength(100);
});

test.each(['', 'plain', '1', '1:0', '0:1', '1:-1', '1:100000', '1:1,', ',1:1', '1:1;2:1', 'gid:1'])(
  '%j is none',
  (text) => {
    expect(parseCartPermalink(text)).toBeNull();
  },
);

test('one of more than a hundred items is none', () => {
  expect(parseCartPermalink(Array(101).fill('1:1').join())).toBeNull();
});
