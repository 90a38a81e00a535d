import { expect, it } from 'vitest';
import { ownPath, storeAddress } from './destination.ts';

it.each([
  ['/nl/cart', '/cart'],
  ['/nl/products/rain-mask?variant=1#reviews', '/products/rain-mask?variant=1#reviews'],
  ['/nl', '/'],
  ['/nl/account/../cart', '/cart'],
  ['/account/orders?after=x', '/account/orders?after=x'],
])('%s is the page %s of its market', (returnTo, path) => {
  expect(ownPath(returnTo, 'nl')).toBe(path);
});

it('a path without a locale is a page of the English locale', () => {
  expect(ownPath('/cart', 'en')).toBe('/cart');
});

it.each([
  ['another site', 'https://evil.example/'],
  ['a site without scheme', '//evil.example'],
  ['a backslash that browsers take for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a site behind the locale', '/nl//evil.example'],
  ['a site behind the locale and a dot', '/nl/.//evil.example'],
  ['a site behind the locale and a way up', '/nl/x/..//evil.example'],
  ['a backslash behind the locale', '/nl/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a page of another market', '/de/cart'],
  ['a relative path', 'nl/cart'],
  ['nothing', ''],
])('%s is none of our pages', (_, returnTo) => {
  expect(ownPath(returnTo, 'nl')).toBeNull();
});

it('nothing that leaves here can break a header', () => {
  expect(ownPath('/nl/cart\r\nset-cookie: x=1', 'nl')).toBe('/cartset-cookie:%20x=1');
});

const STORES = ['http://localhost:4010/nl', 'https://checkout.lokke.example'];

it.each([
  'http://localhost:4010/nl',
  'http://localhost:4010/nl/cart/c/abc?key=1',
  'https://checkout.lokke.example/',
  'https://checkout.lokke.example/account?x=1#y',
])('%s is an address of the store', (address) => {
  expect(storeAddress(address, STORES)).toBe(new URL(address).href);
});

it.each([
  ['another site', 'https://evil.example/'],
  ['a site that begins like ours', 'https://checkout.lokke.example.evil.example/'],
  ['our name as a login', 'https://checkout.lokke.example@evil.example/'],
  ['a login at ours', 'https://x:y@checkout.lokke.example/'],
  ['another port', 'http://localhost:4011/nl'],
  ['another scheme', 'http://checkout.lokke.example/'],
  ['another shop of the same host', 'http://localhost:4010/de/cart'],
  ['a shop that begins like ours', 'http://localhost:4010/nlx'],
  ['a way out of the shop', 'http://localhost:4010/nl/../de'],
  ['an encoded way out', 'http://localhost:4010/nl/%2e%2e/de'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hi'],
  ['a path', '/nl/cart'],
  ['no scheme', '//checkout.lokke.example/'],
  ['nothing', ''],
])('%s is none', (_, address) => {
  expect(storeAddress(address, STORES)).toBeNull();
});

it('line breaks in an address never reach a header', () => {
  const address = storeAddress('https://checkout.lokke.example/a\r\nset-cookie: x=1', STORES);
  expect(address).toBe('https://checkout.lokke.example/aset-cookie:%20x=1');
});
