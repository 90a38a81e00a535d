import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildRoute, LOCALES, splitLocale } from './index.ts';

const EIGHT = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'mid',
  'gclid',
  'source',
];

describe('buildRoute', () => {
  test.each([
    ['nl', '/cart', '/nl/cart'],
    ['en', '/cart', '/cart'],
    ['en', '/', '/'],
    ['nl-be', '/', '/nl-be/'],
    ['na', 'cart', '/na/cart'],
    ['de', '', '/de/'],
    ['de', '/account/dashboard/', '/de/account/dashboard/'],
    ['uk', '/shop?slug=care#top', '/uk/shop?slug=care#top'],
    ['en', '//elsewhere.example', '/elsewhere.example'],
    ['en', '/\\elsewhere.example', '/elsewhere.example'],
    ['en', '\t//elsewhere.example', '/elsewhere.example'],
  ] as const)('in %s leads "%s" to %s', (locale, path, expected) => {
    expect(buildRoute({ locale, path })).toBe(expected);
  });

  test.each(EIGHT)('keeps %s of the current query', (name) => {
    expect(buildRoute({ locale: 'nl', path: '/cart', query: `?${name}=a%20b` })).toBe(
      `/nl/cart?${name}=a%20b`,
    );
  });

  test.each(['slug', 'utm', 'utm_id', 'UTM_SOURCE', 'gclid2', 'fbclid', 'xsource', 'source_'])(
    'drops %s',
    (name) => {
      expect(buildRoute({ locale: 'nl', path: '/cart', query: `${name}=1` })).toBe('/nl/cart');
    },
  );

  it('keeps the order and the fragment, and takes pairs as well', () => {
    const query = new URLSearchParams('gclid=1&x=2&mid=3');
    expect(buildRoute({ locale: 'es', path: '/cart#bag', query })).toBe(
      '/es/cart?gclid=1&mid=3#bag',
    );
  });

  it('lets the address that is asked for decide where both have the parameter', () => {
    expect(buildRoute({ locale: 'nl', path: '/p?source=mail&x=1', query: 'source=ad&mid=2' })).toBe(
      '/nl/p?source=mail&x=1&mid=2',
    );
  });

  it('leads back to its locale, and never to another host', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.webPath(), fc.string(), (locale, path, query) => {
        const route = buildRoute({ locale, path, query });
        const url = new URL(route, 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        if (locale !== 'en') expect(splitLocale(url.pathname).locale).toBe(locale);
        expect([...url.searchParams.keys()].every((name) => EIGHT.includes(name))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('stays on the host whatever the path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ' ', '@', 'a', '.') }),
        (path) => {
          const url = new URL(buildRoute({ locale: 'en', path }), 'https://shop.example');
          expect(url.origin).toBe('https://shop.example');
        },
      ),
    );
  });
});
