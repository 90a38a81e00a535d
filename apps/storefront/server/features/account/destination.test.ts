import { expect, it } from 'vitest';
import { ownPath } from './destination.ts';

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
