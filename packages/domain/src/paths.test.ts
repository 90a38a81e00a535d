import { expect, it, test } from 'vitest';
import { canonicalPathOf, writtenPagePath } from './paths.ts';

test.each([
  ['/', '/'],
  ['/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/range/rain/', '/range/rain'],
  ['/salon', '/salon/'],
  ['/salon/', '/salon/'],
  ['/salon/10001/', '/salon/10001'],
  ['/cartography', '/cartography'],
  ['/products/rain%2Dshampoo', '/products/rain-shampoo'],
  ['/pages/%C3%A9t%c3%a9', '/pages/%C3%A9t%C3%A9'],
  ['/pages/a%2fb', '/pages/a%2Fb'],
  ['/pages/%ff', '/pages/%ff'],
])('%s is known as %s', (pathname, known) => {
  expect(canonicalPathOf(pathname)).toBe(known);
});

test.each(['/cart', '/cart/', '/wishlist', '/search', '/cards', '/account', '/account/login'])(
  '%s is not known at all',
  (pathname) => {
    expect(canonicalPathOf(pathname)).toBeNull();
  },
);

test.each([
  ['contact', '/contact'],
  ['contacts', '/pages/contacts'],
  ['à propos', '/pages/%C3%A0%20propos'],
])('what the shop wrote as %s stands at %s', (slug, path) => {
  expect(writtenPagePath(slug)).toBe(path);
});

it('leads to a question on a page', () => {
  expect(writtenPagePath('questions', 'cost')).toBe('/pages/questions#cost');
});
