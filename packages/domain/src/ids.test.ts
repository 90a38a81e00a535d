import { expect, test } from 'vitest';
import { plainIdOf } from './ids.ts';

test.each([
  ['gid://shopify/Product/123', '123'],
  ['gid://shopify/Cart/c1-0a9f?key=secret', 'c1-0a9f'],
  ['gid://shopify/Cart/c1-0a9f?key=a/b', 'c1-0a9f'],
  ['gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=t', '7'],
  ['123', '123'],
])('the plain id of %s is %s', (identifier, expected) => {
  expect(plainIdOf(identifier)).toBe(expected);
});

test.each(['', 'gid://shopify/Product/', '?key=secret'])('"%s" holds no plain id', (identifier) => {
  expect(plainIdOf(identifier)).toBeNull();
});
