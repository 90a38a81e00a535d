import { beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { registerClient } from '../../src/shopify/accounts/index.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { browserAt, locationOf } from '../fixtures/browser.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { ANNA, codeSentTo } from './account-shop.ts';
import { hydrogenAt, sessionInMemory } from './hydrogen-client.ts';

const SHOP = 'https://hydrogen.example';

let platform: Platform;
beforeEach(() => {
  // Hydrogen knows one address of the provider, and asks it by the global fetch.
  platform = openPlatform({ origin: 'https://shopify.com' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => platform.fetch(url, init));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const ORDERS = `query Orders($query: String) {
  customer { firstName orders(first: 5, query: $query) { nodes { id name totalPrice { amount } } } } }`;
const NAME = `mutation Name($input: CustomerUpdateInput!) {
  customerUpdate(input: $input) { customer { firstName } userErrors { message } } }`;

it("Hydrogen's own client logs in, sees an order, renews its token and logs out", async () => {
  const checkout = await openCheckoutShop('nl', platform);
  await checkout.buy(await checkout.fillCart(2), { email: ANNA });
  const { id: clientId } = await registerClient(platform.context, 'nl', {
    name: 'Hydrogen',
    redirectUris: [`${SHOP}/account/authorize`],
    logoutUris: [`${SHOP}/`],
    isConfidential: false,
  });
  const session = sessionInMemory();
  const clientAt = (path: string) => hydrogenAt({ origin: SHOP, session, clientId }, path);

  const asked = locationOf(await clientAt('/account/login').login({ countryCode: 'NL' }));
  const browser = browserAt(platform);
  const page = locationOf(await browser.open(asked.href), asked.href);
  const request = page.searchParams.get('request') ?? '';
  await browser.open(page.href, { request, do: 'send', email: ANNA });
  const code = codeSentTo(platform, 'nl', ANNA);
  const callback = locationOf(await browser.open(page.href, { request, do: 'code', code }));
  const landed = await clientAt(`${callback.pathname}${callback.search}`).authorize();
  expect(landed.headers.get('location')).toBe('/account');

  const client = clientAt('/account');
  expect(await client.isLoggedIn()).toBe(true);
  const input = { firstName: 'Anna' };
  expect(await client.mutate(NAME, { variables: { input } })).toMatchObject({
    data: { customerUpdate: { customer: input, userErrors: [] } },
  });
  const order = { name: '#1001', totalPrice: { amount: '29.95' } };
  expect(await client.query(ORDERS, { variables: { query: 'name:1001' } })).toMatchObject({
    data: { customer: { firstName: 'Anna', orders: { nodes: [order] } } },
  });

  const before = await client.getAccessToken();
  session.set('customerAccount', { ...session.get('customerAccount'), expiresAt: '1' });
  const renewed = await clientAt('/account').getAccessToken();
  expect(renewed).toMatch(/^shcat_/);
  expect(renewed).not.toBe(before);

  const left = await browser.open(locationOf(await clientAt('/account/logout').logout()).href);
  expect(locationOf(left).href).toBe(`${SHOP}/`);
  expect(await clientAt('/account').isLoggedIn()).toBe(false);
  const read = await platform.fetch('https://shopify.com/1/account/customer/api/2026-04/graphql', {
    method: 'POST',
    headers: { authorization: renewed ?? '' },
    body: JSON.stringify({ query: '{ customer { id } }' }),
  });
  expect(read.status).toBe(401);
});
