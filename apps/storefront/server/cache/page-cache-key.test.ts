import { LOCALES, marketOf } from '@lokke/domain/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import PAGE_ADDRESSES from './page-addresses.json' with { type: 'json' };
import { pageCacheKeyOf } from './page-cache-key.ts';

const KNOWN = {
  locales: LOCALES.filter((locale) => locale !== 'ni'),
  routeIds: new Set(['root', 'routes/home', 'routes/listing']),
  filterGroupsOf: () => new Set(['hairType', 'concern']),
  optionNamesOf: () => new Set(['size', 'colour']),
};
const addressOf = (url: string) => pageCacheKeyOf(url, KNOWN);
const targetOf = (url: string) => {
  const address = addressOf(url);
  return address.kind === 'personal' ? null : address.target;
};

describe('the address of a page', () => {
  it.each(Object.entries(PAGE_ADDRESSES))('reads %s as %s', (url, target) => {
    expect(targetOf(url)).toBe(target);
  });

  it.each([
    '/account',
    '/nl/account/login',
    '/nl/account/login.data',
    '/nl/Account/orders?after=1',
  ])('leaves %s to its visitor', (url) => {
    expect(addressOf(url)).toEqual({ kind: 'personal' });
  });

  it('of a market that is not sold in is answered to each visitor', () => {
    expect(addressOf('/ni/shop')).toEqual({ kind: 'personal' });
  });

  it.each([
    '/nl/search?q=shampoo',
    '/nl/wishlist.data?ids=1,2',
    '/nl/salon?near=52.1,5.2',
    '/nl/compare?p=a&p=b',
    '/nl/consultation?hair=curly',
    '/nl/consultation.data?scalp=flaky',
    `/nl/shop?slug=${'x'.repeat(1_000)}`,
  ])('keeps no page of %s', (url) => {
    expect(addressOf(url)).toMatchObject({ kind: 'uncacheable' });
  });

  it('has one key however junk and marketing parameters stand in it', () => {
    const name = fc.oneof(
      fc.constantFrom(
        'utm_source',
        'mid',
        'gclid',
        'source',
        'fbclid',
        '_routes',
        'constructor',
        '__proto__',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    const junk = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })));
    const declared = new Set(['slug', 'sortOption', 'page', 'hairType', 'concern']);
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN.locales), junk, junk, (locale, before, after) => {
        const { prefix } = marketOf(locale);
        const isJunk = ([key]: readonly [string, string]) => !declared.has(key);
        const query = new URLSearchParams([
          ...before.filter(isJunk),
          ['slug', 'rain'],
          ...after.filter(isJunk),
        ]);
        expect(targetOf(`${prefix}/shop?${query}`)).toBe(`${prefix}/shop?slug=rain`);
      }),
    );
  });

  // Faster to generate than whole URLs, and more unusual.
  const part = fc.string({ unit: fc.constantFrom('a', '/', '.', '%2F', '?', '&', '=', 'é', '_') });
  const address = fc
    .tuple(fc.constantFrom('/', '/nl', '/nl/shop', '/nl/range/rain', '/nl.data', '//'), part, part)
    .map(([start, path, query]) => {
      const { pathname, search } = new URL(`http://shop.example${start}${path}?slug=${query}`);
      return pathname + search;
    });

  it('comes to itself when it is read again', () => {
    fc.assert(
      fc.property(address, (url) => {
        const target = targetOf(url);
        if (target !== null) expect(targetOf(target)).toBe(target);
      }),
    );
  });

  it('never names another host', () => {
    fc.assert(
      fc.property(address, (url) => {
        const target = targetOf(url);
        if (target !== null)
          expect(new URL(`http://shop.example${target}`).host).toBe('shop.example');
      }),
    );
  });
});
