import { describe, expect, it } from 'vitest';
import { isMadeAhead, wayTo } from './prefetch-policy.ts';

const PLAIN = { makesAhead: false, savesData: false };
const MAKES_AHEAD = { makesAhead: true, savesData: false };

describe('a page of everybody', () => {
  it.each(['/', '/shop', '/range/rain', '/products/rain-shampoo', '/routine'])(
    '%s is made ahead, or read ahead where browsers cannot',
    (path) => {
      expect(isMadeAhead(path)).toBe(true);
      expect(wayTo(path, MAKES_AHEAD)).toBe('document');
      expect(wayTo(path, PLAIN)).toBe('read-ahead');
    },
  );

  it.each([
    '/list/new',
    '/pages/about',
    '/policies/privacy-policy',
    '/journal',
    '/journal/washing',
    '/ingredients',
    '/ranking',
  ])('%s is made ahead, or loaded when it is pressed', (path) => {
    expect(wayTo(path, MAKES_AHEAD)).toBe('document');
    expect(wayTo(path, PLAIN)).toBe('router');
  });
});

it.each([
  '/shop?hairType=curly',
  '/shop?salon=10001',
  '/products/rain-shampoo?variant=7',
  '/products/rain-shampoo#reviews',
  '/products/rain-shampoo/sizes',
  '/products/rain-shampoo/reviews/7/report',
  '/list/new?discount=HELLO',
  '/pages/about?cart=abc',
  '/cart',
  '/cart/1:2',
  '/account/logout',
  '/account',
  '/discount/HELLO',
  '/s/10001/products/rain-shampoo',
  '/salon/10001',
  '/wishlist',
  '/compare',
  '/search',
  '/newsletter',
  '/shopping',
  '/api/checkout',
  'shop',
])('%s is never made ahead', (path) => {
  expect(isMadeAhead(path)).toBe(false);
  expect(wayTo(path, MAKES_AHEAD)).not.toBe('document');
});

it.each(['/cart', '/account/logout', '/wishlist', '/pages/about', 'shop'])(
  '%s is not read ahead',
  (path) => expect(wayTo(path, PLAIN)).toBe('router'),
);

it('fetches nothing ahead for who counts bytes', () => {
  expect(wayTo('/shop', { makesAhead: true, savesData: true })).toBe('router');
  expect(wayTo('/shop', { makesAhead: false, savesData: true })).toBe('router');
});
