import { expect, test } from 'vitest';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { createApi } from './index.ts';

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
