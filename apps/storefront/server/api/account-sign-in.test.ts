import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const STORE = 'http://localhost:4010/nl';
const DASHBOARD = { kind: 'page', path: '/account/dashboard/' };

let embedded: EmbeddedShops;
let anna: AccountVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  anna = openVisitor(openEndpoint(embedded).api);
  await anna.post('register', ANNA);
});
afterAll(() => embedded[Symbol.dispose]());

const signIn = async (webUrl: string) =>
  (await anna.post('multipass', { email: ANNA.email, webUrl })).reply['url'];

describe('the sign-in at the store', () => {
  it('is taken by the platform once, and leads to the address', async () => {
    const webUrl = `${STORE}/account/orders?page=2`;
    const url = String(await signIn(webUrl));
    expect(url).toMatch(/^http:\/\/localhost:4010\/nl\/account\/login\/multipass\/[\w-]+=*$/);
    const first = await embedded.platform.fetch(new Request(url));
    expect(first.status).toBe(302);
    expect(first.headers.get('location')).toBe(webUrl);
    expect((await embedded.platform.fetch(new Request(url))).status).toBe(422);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:4010.evil.example/nl',
    'http://localhost:4010@evil.example/nl',
    'http://localhost:4010/de/cart',
    'javascript:alert(1)',
    '//evil.example',
    '/nl/cart',
  ])('is not made for %s: the address comes back as it was', async (webUrl) => {
    expect(await signIn(webUrl)).toBe(webUrl);
  });

  it('carries no line break of the address into a header', async () => {
    const url = await signIn(`${STORE}/a\r\nset-cookie: x=1`);
    expect(url).toMatch(/^[\w:/.=-]+$/);
  });

  it('is not offered by a store without a secret', async () => {
    using hosted = await openEmbeddedShops({
      environment: {
        SHOPIFY_NL_DOMAIN: 'http://localhost:4010/nl',
        SHOPIFY_NL_STOREFRONT_TOKEN: 'lokke-public-nl',
      },
    });
    const visitor = openVisitor(openEndpoint(hosted).api);
    await visitor.post('register', ANNA);
    const requested = { email: ANNA.email, webUrl: `${STORE}/cart` };
    expect((await visitor.post('multipass', requested)).reply).toEqual({ url: `${STORE}/cart` });
  });
});

describe('after a login the visitor is led', () => {
  const led = async (returnTo: string | null) => {
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request('http://lokke.test/nl', { headers: { cookie } });
    return embedded.accountsOf(request, 'nl').destination(returnTo);
  };

  it('to the dashboard, to a page of ours, or signed in to the store', async () => {
    expect(await led(null)).toEqual(DASHBOARD);
    expect(await led('/nl/cart?utm_source=x')).toEqual({
      kind: 'page',
      path: '/cart?utm_source=x',
    });
    const store = await led(`${STORE}/cart`);
    expect(store).toMatchObject({ kind: 'store', url: expect.stringContaining('/multipass/') });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:x',
    '/nl//x',
    '',
  ])('nowhere else: "%s"', async (returnTo) => {
    expect(await led(returnTo)).toEqual(DASHBOARD);
  });

  it('to the store as it is while the shop cannot say who it was', async () => {
    using outage = await openEmbeddedShops();
    const visitor = openVisitor(openEndpoint(outage).api);
    await visitor.post('register', ANNA);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    outage.respondWith(() => Promise.reject(new TypeError('fetch failed')));
    const request = new Request('http://lokke.test/nl', { headers: { cookie } });
    const url = `${STORE}/cart`;
    expect(await outage.accountsOf(request, 'nl').destination(url)).toEqual({ kind: 'store', url });
  });

  it('to no store without being logged in', async () => {
    const stranger = embedded.accountsOf(new Request('http://lokke.test/nl'), 'nl');
    expect(await stranger.destination(`${STORE}/cart`)).toEqual(DASHBOARD);
  });
});
