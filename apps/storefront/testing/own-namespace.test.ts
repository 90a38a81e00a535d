import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolderOf } from '@lokke/brand';
import { marketOf } from '@lokke/domain/markets';
import { createAdminClient } from '@lokke/shopify-admin';
import { afterAll, expect, it } from 'vitest';
import { recordAllPrices } from '../server/features/prices/index.ts';
import { shopClients } from '../server/features/shop-connection/index.ts';
import { requestAdmin } from './account-visitor.ts';
import { openStorefront } from './open-for-tests.ts';

const ANNA = { email: 'anna@example.test', password: 'Kamvacht-1234' };
const folder = mkdtempDisposableSync(join(tmpdir(), 'brand-'));
afterAll(() => folder[Symbol.dispose]());
cpSync(brandFolderOf({}), folder.path, { recursive: true });
const file = join(folder.path, 'brand.json');
const brand = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, JSON.stringify({ ...brand, namespace: 'acme' }));
const shop = await openStorefront({
  environment: { MARKETS: 'nl', BRAND_DIR: folder.path, LONGEST_WHOLE_LIST: '9' },
  isDemo: true,
});

const admin = (query: string, variables: object = {}) => requestAdmin(shop, 'nl', query, variables);

it('products are told, filtered and counted by metafields of the namespace that the brand names', async () => {
  const page = await shop.read('/nl/products/rain-shampoo');
  expect(page.includes('AQUA, SODIUM LAUROYL')).toBe(true);
  const list = await shop.read('/nl/shop');
  const legends = [...list.matchAll(/<legend>([^<]*)/g)].map(([, legend]) => legend);
  expect(legends).toEqual(expect.arrayContaining(['Haartype', 'Zonder']));
  const countOf = (html: string) => Number(/<h2[^>]*>(\d+)/.exec(html)?.[1]);
  const curly = countOf(await shop.read('/nl/shop?hairType=curly'));
  expect(curly).toBeGreaterThan(0);
  expect(curly).toBeLessThan(countOf(list));
});

it('prices are recorded there', async () => {
  const { config, platform } = shop;
  const fetch = async (input: string | URL | Request, init?: RequestInit) =>
    platform.fetch(input, init);
  const { adminEndpoint: endpoint } = config.shops.nl;
  const record = () =>
    recordAllPrices({
      market: marketOf('nl'),
      namespace: config.namespace,
      now: Date.now,
      client: shopClients({ config, fetch })('nl'),
      admin: createAdminClient({
        endpoint,
        fetch,
        timeoutInMs: 5_000,
        accessToken: platform.context.shops.nl.adminToken,
      }),
    });
  expect(await record()).toEqual({ ok: true, value: 59 });
  // Reads them there, too: nothing has changed since.
  expect(await record()).toEqual({ ok: true, value: 0 });
});

it('customers find again there what they kept, and nothing is kept elsewhere', async () => {
  let cookie = '';
  const call = async (name: string, body: object = {}) => {
    const response = await shop.send(`/api/shopify/account/${name}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ locale: 'nl', ...ANNA, ...body }),
    });
    const [pair = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    if (pair.includes('=')) cookie = pair;
    return response.text();
  };
  await call('register', { firstName: 'Anna', lastName: 'Lok' });
  await call('login');
  const productIds = ['gid://shopify/Product/1'];
  await call('set-customer-wishlist', { productIds });
  expect(await call('get-customer-wishlist')).toContain(productIds[0]);
  const kept = await admin(
    '{ customers(first: 1) { nodes { metafields(first: 9) { nodes { namespace key } } } } metafieldDefinitions(first: 50, ownerType: PRODUCT) { nodes { namespace } } }',
  );
  expect(kept).toContain('"namespace":"acme","key":"wishlist"');
  expect(kept).not.toContain('lokke');
});
