import { expect, test } from 'vitest';
import { storefrontLinks, storefrontMarkets } from './storefront-links.ts';

test.each([
  ['nl', 'nl', 'https://shop.test/nl/'],
  ['nl', 'en', 'https://shop.test/'],
  ['nl', 'dev', 'https://shop.test/dev/'],
  ['nl', null, 'https://shop.test/nl/'],
  ['uk', 'en', 'https://shop.test/uk/'],
  ['be', 'nl-be', 'https://shop.test/nl-be/'],
  ['be', 'FR-BE', 'https://shop.test/fr-be/'],
  ['fr', 'fr-fr', 'https://shop.test/fr-fr/'],
  ['us', 'na', 'https://shop.test/na/'],
  ['ni', 'ni', 'https://shop.test/ni/'],
  ['se', 'xx', 'https://shop.test/se/'],
] as const)('a buyer of %s with locale %s goes back to %s', (key, locale, home) => {
  expect(storefrontLinks('https://shop.test/', { key }, locale)).toEqual({
    home,
    cart: `${home}cart`,
    account: `${home}account`,
  });
});

test('every market of a shop is listed once', () => {
  expect(storefrontMarkets('https://shop.test', { key: 'be' })).toEqual([
    { locale: 'nl-be', home: 'https://shop.test/nl-be/' },
    { locale: 'fr-be', home: 'https://shop.test/fr-be/' },
  ]);
  expect(storefrontMarkets('https://shop.test', { key: 'nl' }).map(({ home }) => home)).toEqual([
    'https://shop.test/nl/',
    'https://shop.test/',
    'https://shop.test/dev/',
  ]);
});
