import { expect, it } from 'vitest';
import { productPathOf } from './product-path.ts';

it('leads to the size that is meant', () => {
  const id = 'gid://shopify/ProductVariant/7';
  expect(productPathOf('rain-shampoo', id)).toBe('/products/rain-shampoo?variant=7');
});

it('leaves the size open where none is known', () => {
  expect(productPathOf('rain-shampoo', null)).toBe('/products/rain-shampoo');
});
