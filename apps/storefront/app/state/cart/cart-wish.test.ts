import { expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/memory-storage.test-kit.ts';
import { market } from './cart-session.test-kit.ts';
import { forgetWish, wishFor } from './cart-wish.ts';

const COMB = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
const TWO = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 2 }];

it('a wish is the same while the same lines are asked for in vain, and another one afterwards', () => {
  const storage = createMemoryStorage();
  const wish = wishFor(market, COMB, storage);
  expect(wish).toMatch(/^[\da-f]{32}$/);
  expect(wishFor(market, COMB, storage)).toBe(wish);
  const other = wishFor(market, TWO, storage);
  expect(other).not.toBe(wish);
  const next = wishFor(market, COMB, storage);
  expect([wish, other]).not.toContain(next);
  forgetWish(market, storage);
  expect(wishFor(market, COMB, storage)).not.toBe(next);
});
