import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkoutLink } from './checkout-link.ts';
import { LOCALES } from './markets/index.ts';

describe('checkoutLink', () => {
  test.each([
    ['https://nl.example/cart/c/1', 'nl', 'https://nl.example/cart/c/1?locale=nl'],
    ['https://nl.example/cart/c/1?key=a', 'nl', 'https://nl.example/cart/c/1?key=a&locale=nl'],
    ['https://uk.example/cart/c/1?key=a', 'uk', 'https://uk.example/cart/c/1?key=a&locale=en'],
    ['https://x.example/c?', 'se', 'https://x.example/c?locale=se'],
    ['https://x.example/c?key=a#pay', 'fr-be', 'https://x.example/c?key=a&locale=fr-be#pay'],
    ['https://x.example/c#a?b', 'de', 'https://x.example/c?locale=de#a?b'],
    ['https://x.example/c?locale=fr&key=a', 'de', 'https://x.example/c?key=a&locale=de'],
    ['https://x.example/c?%6Cocale=fr&locales=x', 'de', 'https://x.example/c?locales=x&locale=de'],
    ['https://x.example/c?key=a%2Bb==&x', 'es', 'https://x.example/c?key=a%2Bb==&x&locale=es'],
  ] as const)('sends %s in %s to %s', (checkoutUrl, locale, expected) => {
    expect(checkoutLink(checkoutUrl, locale)).toBe(expected);
  });

  test.each([
    [
      'https://x.example/c?key=a',
      '?utm_source=mail&sort=x&gclid=1',
      'key=a&locale=nl&utm_source=mail&gclid=1',
    ],
    ['https://x.example/c?key=a&mid=1', '?mid=2', 'key=a&locale=nl&mid=2'],
    ['https://x.example/c?key=a', '?utm_term=a+b%26c', 'key=a&locale=nl&utm_term=a%20b%26c'],
    ['https://x.example/c?key=a', '?key=stolen&locale=fr', 'key=a&locale=nl'],
  ])('%s takes of %s the marketing parameters along', (checkoutUrl, pageQuery, query) => {
    expect(checkoutLink(checkoutUrl, 'nl', pageQuery)).toBe(`https://x.example/c?${query}`);
  });

  it('keeps every other parameter, as a browser reads it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string())),
        fc.constantFrom(...LOCALES),
        (pairs, locale) => {
          const own = pairs.filter(([name]) => name !== 'locale');
          const url = new URL('https://x.example/cart/c/1');
          for (const [name, value] of own) url.searchParams.append(name, value);
          const read = new URL(checkoutLink(url.href, locale)).searchParams;
          expect([...read]).toEqual([
            ...url.searchParams,
            ['locale', locale === 'uk' ? 'en' : locale],
          ]);
        },
      ),
    );
  });
});
