import { expect, it, test } from 'vitest';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { writeJson } from '../../testing/requests.ts';
import { createApi, matchCall } from './create-api.ts';

const find = matchCall([
  ['/api/salons/', 'salons'],
  ['/api/salons/own/', 'own'],
  ['/api/salons/:salonNo/', 'salon'],
  ['/api/market/country/', 'country'],
]);

it.each([
  ['/api/salons/', 'salons'],
  ['/api/salons', 'salons'],
  ['/api/salons/own/', 'own'],
  ['/api/salons/own', 'own'],
  ['/api/salons/10001/', 'salon'],
  ['/api/salons/a%2Fb', 'salon'],
  ['/api/salons//', null],
  ['/api/salons/1/2/', null],
  ['/api/market/', null],
  ['/api/market/country/nl/', null],
  ['/api/Salons/', null],
  ['/api/', null],
])('at %s is the call %s', (path, call) => {
  expect(find(path)).toBe(call);
});

it('a call for a market that is left out is refused, whatever it asks for', async () => {
  using embedded = await openEmbeddedShops();
  const api = createApi({ ...embedded, locales: ['nl'], log: () => undefined });
  const create = (locale: string) =>
    api.fetch(
      new Request(
        'http://lokke.test/api/shopify/checkout/create/',
        writeJson({
          lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
          locale,
        }),
      ),
    );
  expect((await create('nl')).status).toBe(200);
  const rejected = await create('de');
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toEqual({ error: 'Unknown locale' });
});

async function countryFrom(countryHeader: string | null, headers: Record<string, string>) {
  using shops = await openEmbeddedShops({ shops: [] });
  const api = createApi({ ...shops, countryHeader, log: () => undefined });
  const response = await api.fetch(
    new Request('http://lokke.test/api/market/country/', { headers }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  return response.json();
}

test.each([
  ['be', 'BE'],
  [' DE ', 'DE'],
  ['XX', null],
  ['T1', null],
  ['Belgium', null],
  ['', null],
])('a network in front that says "%s" is read as %s', async (value, countryCode) => {
  expect(await countryFrom('cf-ipcountry', { 'cf-ipcountry': value })).toEqual({ countryCode });
});

test('a header that nobody named is not believed', async () => {
  expect(await countryFrom(null, { 'cf-ipcountry': 'BE' })).toEqual({ countryCode: null });
  expect(await countryFrom('x-country', { 'cf-ipcountry': 'BE' })).toEqual({ countryCode: null });
});
