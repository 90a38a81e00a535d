import { expect, test } from 'vitest';
import { plainIdOf, productIdOf } from './ids.ts';

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

test.each([
  ['7', 'gid://shopify/Product/7'],
  ['gid://shopify/Product/7', 'gid://shopify/Product/7'],
  ['9'.repeat(17), `gid://shopify/Product/${'9'.repeat(17)}`],
  ['9'.repeat(18), `gid://shopify/Product/${'9'.repeat(18)}`],
  ['9'.repeat(19), null],
  ['0', null],
  ['07', null],
  ['7.5', null],
  ['', null],
  ['gid://shopify/Product/', null],
  ['gid://shopify/ProductVariant/7', null],
  ['gid://shopify/Product/7?a=1', null],
])('the product id of "%s" is %s', (text, expected) => {
  expect(productIdOf(text)).toBe(expected);
});
