import { expect, it } from 'vitest';
import { isLikelyNext } from './likely-next.ts';

it.each([
  '/',
  '/shop',
  '/shop?hairType=curly',
  '/range/rain',
  '/products/rain-shampoo',
  '/routine',
])('%s is fetched as soon as a link to it is pointed at', (path) => {
  expect(isLikelyNext(path, undefined)).toBe(true);
  expect(isLikelyNext(path, { effectiveType: '4g', saveData: false })).toBe(true);
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
])('%s is not', (path) => expect(isLikelyNext(path, undefined)).toBe(false));

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'nothing is fetched ahead for who counts bytes (%j)',
  (connection) => expect(isLikelyNext('/shop', connection)).toBe(false),
);
