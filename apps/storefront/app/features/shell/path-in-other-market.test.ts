import { expect, test } from 'vitest';
import { pathInOtherMarket } from './market-list.tsx';

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
