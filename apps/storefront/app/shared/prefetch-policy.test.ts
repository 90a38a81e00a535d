import { expect, it } from 'vitest';
import { shouldPrefetch } from './prefetch-policy.ts';

it.each([
  '/',
  '/shop',
  '/shop?hairType=curly',
  '/range/rain',
  '/products/rain-shampoo',
  '/routine',
])('%s is fetched as soon as a link to it is pointed at', (path) => {
  expect(shouldPrefetch(path, undefined)).toBe(true);
  expect(shouldPrefetch(path, { effectiveType: '4g', saveData: false })).toBe(true);
});

it.each([
  '/cart',
  '/account/logout',
  '/account',
  '/wishlist',
  '/shopping',
  '/api/checkout',
  'shop',
  '/pages/about',
])('%s is not', (path) => expect(shouldPrefetch(path, undefined)).toBe(false));

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'nothing is fetched ahead for who counts bytes (%j)',
  (connection) => expect(shouldPrefetch('/shop', connection)).toBe(false),
);
