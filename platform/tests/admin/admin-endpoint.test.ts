import { describe, expect, test } from 'vitest';
import { newSecrets } from '../../src/protocol/index.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';

const secrets = newSecrets();
const platform = openPlatform({ secrets, chosen: { fr: { adminToken: 'my-own' } } });

const SHOP = '{ shop { name currencyCode } }';

describe('the Admin API', () => {
  test('answers each shop for itself', async () => {
    expect(await merchantAt(platform, 'nl').request(SHOP)).toMatchObject({
      status: 200,
      data: { shop: { name: 'LOKKE NL', currencyCode: 'EUR' } },
    });
    expect(await merchantAt(platform, 'us').request(SHOP)).toMatchObject({
      data: { shop: { name: 'LOKKE US', currencyCode: 'USD' } },
    });
  });

  test.each([
    ['no token', 'nl', ''],
    ['a wrong token', 'nl', 'guess'],
    ['the token made up where another is configured', 'fr', secrets.shops.fr.adminToken],
  ] as const)('is closed to %s', async (_, shop, token) => {
    const merchant = merchantAt(platform, shop, { 'X-Shopify-Access-Token': token });
    expect(await merchant.request(SHOP)).toMatchObject({
      status: 401,
      errors: expect.stringContaining('Invalid API key or access token'),
    });
  });

  test('opens with the token that is configured', async () => {
    const merchant = merchantAt(platform, 'fr', { 'X-Shopify-Access-Token': 'my-own' });
    expect(await merchant.request(SHOP)).toMatchObject({ data: { shop: { name: 'LOKKE FR' } } });
  });

  test('refuses a page elsewhere, whatever name it gave this machine', async () => {
    const merchant = merchantAt(platform, 'nl', { Origin: 'http://elsewhere.example' });
    expect(await merchant.request(SHOP)).toMatchObject({ status: 403 });
  });

  test('names a field that it does not have', async () => {
    expect(await merchantAt(platform, 'nl').request('{ shop { plan } }')).toMatchObject({
      status: 200,
      errors: [
        {
          message: 'Cannot query field "plan" on type "Shop".',
          extensions: { code: 'undefinedField' },
        },
      ],
    });
  });
});
