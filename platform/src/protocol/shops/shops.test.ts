import { describe, expect, it } from 'vitest';
import { newSecrets, parseSecrets } from './secrets.ts';
import { pathWithShop, SHOP_KEYS, shopRow } from './shop.ts';
import { demoPublicToken, makeShops } from './table.ts';

describe('a shop in an address', () => {
  it.each([
    ['http://localhost:4010/nl/cart/c/x', '/nl/cart/c/x'],
    ['http://nl.localhost:4010/cart/c/x', '/nl/cart/c/x'],
    ['http://nl.localhost:4010/', '/nl'],
    ['http://localhost:4010/mailbox', '/mailbox'],
    ['http://nl/cart', '/cart'],
    ['http://shop.localhost:4010/nl/cart', '/nl/cart'],
  ])('%s is %s', (url, path) => {
    expect(pathWithShop(new Request(url))).toBe(path);
  });

  it.each([
    ['http://localhost:4010/api/2026-10/graphql.json', '/be/api/2026-10/graphql.json'],
    ['http://localhost:4010/admin/api/graphql.json', '/be/admin/api/graphql.json'],
    [
      'http://localhost:4010/.well-known/customer-account-api',
      '/be/.well-known/customer-account-api',
    ],
    ['http://localhost:4010/nl/api/graphql.json', '/nl/api/graphql.json'],
    ['http://nl.localhost:4010/api/graphql.json', '/nl/api/graphql.json'],
    ['http://localhost:4010/', '/'],
    ['http://localhost:4010/mailbox', '/mailbox'],
  ])('%s is %s where be is the root shop', (url, path) => {
    expect(pathWithShop(new Request(url), 'be')).toBe(path);
  });
});

describe('the table of shops', () => {
  // spec §9
  it.each([
    ['nl', 'EUR', '2024-01'],
    ['fr', 'EUR', '2024-01'],
    ['us', 'USD', '2024-01'],
    ['de', 'EUR', '2024-01'],
    ['uk', 'GBP', '2024-01'],
    ['be', 'EUR', '2024-01'],
    ['es', 'EUR', '2024-04'],
    ['ie', 'EUR', '2024-04'],
    ['no', 'NOK', '2024-10'],
    ['se', 'SEK', '2024-10'],
    ['ni', 'GBP', '2025-04'],
  ] as const)('%s sells in %s and is asked with %s', (key, currencyCode, apiVersion) => {
    expect(makeShops()[key]).toMatchObject({ key, currencyCode, apiVersion });
  });

  it.each(SHOP_KEYS)('asks %s with a version that is served', (key) => {
    expect(makeShops()[key].apiVersion).toBe(shopRow(key).apiVersion);
  });

  it.each([
    ['us', 'United States', 'United States Dollar', '$', ['English']],
    ['no', 'Norway', 'Norwegian Krone', 'kr', ['Norsk bokmål']],
    ['be', 'Belgium', 'Euro', '€', ['Nederlands', 'Français']],
  ] as const)('names country, currency and languages of %s', (key, country, name, symbol, own) => {
    const { languages, ...shop } = makeShops()[key];
    expect(shop).toMatchObject({
      countryName: country,
      currencyName: name,
      currencySymbol: symbol,
    });
    expect(languages.map(({ endonym }) => endonym)).toEqual(own);
  });

  it('lets a token be replaced', () => {
    const shops = makeShops(undefined, { chosen: { nl: { publicToken: 'mine' } } });
    expect(shops.nl.publicToken).toBe('mine');
    expect(shops.fr.publicToken).toBe(demoPublicToken('fr'));
  });

  it('has secrets that differ by shop, by purpose and by platform', () => {
    const both = [newSecrets(), newSecrets()];
    const all = both.flatMap(({ shops, ...services }) => [
      // A client's id is no secret.
      ...Object.values(shops).flatMap(({ customerClientId: _, adminClientId: __, ...secrets }) =>
        Object.values(secrets),
      ),
      ...Object.values(services),
    ]);
    expect(new Set(all).size).toBe(2 * (6 * SHOP_KEYS.length + 4));
    const ids = both.flatMap(({ shops }) =>
      Object.values(shops).map(({ customerClientId }) => customerClientId),
    );
    expect(new Set(ids).size).toBe(2 * SHOP_KEYS.length);
    // Both sides take this for a token, with 192 random bits.
    for (const one of all) expect(one).toMatch(/^lokke-[a-z-]+-[\w-]{32}$/);
  });

  it.each([null, {}, [], 'text', { ...newSecrets(), contentToken: '' }, { contentToken: 'x' }])(
    'reads no secrets from %j',
    (json) => expect(parseSecrets(json)).toBeNull(),
  );

  it('gives each shop an id and a token of its own', () => {
    const shops = Object.values(makeShops());
    expect(new Set(shops.map(({ id }) => id)).size).toBe(SHOP_KEYS.length);
    expect(new Set(shops.map(({ publicToken }) => publicToken)).size).toBe(SHOP_KEYS.length);
  });
});
