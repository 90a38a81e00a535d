import { LOCALES, SHOP_KEYS } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { marketGroups, pathInOtherMarket } from './market-list.tsx';

test('each shop is offered once, with its languages', () => {
  const offered = marketGroups(LOCALES).map(({ shop, markets }) => [
    shop,
    markets.map(({ locale }) => locale),
  ]);
  expect(offered.map(([shop]) => shop)).toEqual(SHOP_KEYS);
  expect(offered.slice(0, 11)).toEqual([
    ['nl', ['en', 'nl']],
    ['fr', ['fr']],
    ['us', ['na']],
    ['de', ['de']],
    ['uk', ['uk']],
    ['be', ['nl-be', 'fr-be']],
    ['es', ['es']],
    ['ie', ['ie']],
    ['no', ['no']],
    ['se', ['se']],
    ['ni', ['ni']],
  ]);
});

test('a market that is left out is not offered, and Belgium may be offered in one language', () => {
  expect(marketGroups(['de', 'fr-be'])).toMatchObject([
    { shop: 'de', markets: [{ locale: 'de' }] },
    { shop: 'be', markets: [{ locale: 'fr-be' }] },
  ]);
});

test.each([
  ['/', '', '/'],
  ['/products/rain-shampoo', '?size=1', '/products/rain-shampoo'],
  ['/shop', '?slug=care&hairType=dry', '/shop?slug=care&hairType=dry'],
  ['/range/rain', '?concern=frizz', '/range/rain?concern=frizz'],
  ['/search', '?q=mask', '/search?q=mask'],
  ['/salon/', '?query=Amsterdam', '/salon/'],
  ['/salon/10001', '', '/salon/'],
  ['/account/orders/1001', '', '/account/dashboard/'],
  ['/account/reset/1/abc', '', '/account/dashboard/'],
  ['/account/login', '?returnTo=%2Fcart', '/account/login'],
  ['/wishlist', '?ids=1', '/wishlist'],
  ['/markets', '', '/'],
])('%s%s is %s elsewhere', (pathname, search, expected) => {
  expect(pathInOtherMarket(pathname, search)).toBe(expected);
});
