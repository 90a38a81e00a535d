import { beforeAll, describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor, pagesOf } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const STORE = 'http://localhost:4010/nl';
const DASHBOARD = { kind: 'page', path: '/account/dashboard/' };

const embedded = await openShops();
const anna = openVisitor(openEndpoint(embedded).api);
beforeAll(async () => void (await anna.post('register', ANNA)));

const signIn = async (webUrl: string) =>
  (await anna.post('multipass', { email: ANNA.email, webUrl })).reply['url'];

describe('the sign-in at the store', () => {
  it('is taken by the platform once, and leads to the address', async () => {
    const webUrl = `${STORE}/account/orders?page=2`;
    const url = String(await signIn(webUrl));
    expect(url).toMatch(/^http:\/\/localhost:4010\/nl\/account\/login\/multipass\/[\w-]+=*$/);
    const first = await embedded.platform.fetch(url);
    expect(first.status).toBe(302);
    expect(first.headers.get('location')).toBe(webUrl);
    expect((await embedded.platform.fetch(url)).status).toBe(422);
  });

  it('is not made for another site: the address comes back as it was', async () => {
    expect(await signIn('https://evil.example/')).toBe('https://evil.example/');
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
  const led = (returnTo: string | null) => pagesOf(embedded, anna).destination(returnTo);

  it('to the dashboard, to a page of ours, or signed in to the store', async () => {
    expect(await led(null)).toEqual(DASHBOARD);
    expect(await led('https://evil.example')).toEqual(DASHBOARD);
    expect(await led('/nl/cart?utm_source=x')).toEqual({
      kind: 'page',
      path: '/cart?utm_source=x',
    });
    const store = await led(`${STORE}/cart`);
    expect(store).toMatchObject({ kind: 'store', url: expect.stringContaining('/multipass/') });
  });

  it('to the store as it is while the shop cannot say who it was', async () => {
    using outage = await openEmbeddedShops();
    const visitor = openVisitor(openEndpoint(outage).api);
    await visitor.post('register', ANNA);
    outage.respondWith(() => Promise.reject(new TypeError('fetch failed')));
    const url = `${STORE}/cart`;
    expect(await pagesOf(outage, visitor).destination(url)).toEqual({ kind: 'store', url });
  });

  it('to no store without being logged in', async () => {
    expect(await pagesOf(embedded, null).destination(`${STORE}/cart`)).toEqual(DASHBOARD);
  });
});

describe('own data', () => {
  it('is what the shop keeps, for whoever is logged in alone', async () => {
    const own = await pagesOf(embedded, anna).ownData();
    expect(own).toMatchObject({ ok: true, value: { customer: { email: ANNA.email }, orders: [] } });
    expect(await pagesOf(embedded, null).ownData()).toMatchObject({
      ok: false,
      code: 'notLoggedIn',
    });
    expect(await pagesOf(embedded, anna).loginEndsAt()).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await pagesOf(embedded, null).loginEndsAt()).toBeNull();
  });

  it('is erased after the password alone, and the login with it', async () => {
    const erase = async (password: string | undefined, visitor: AccountVisitor | null) =>
      pagesOf(embedded, visitor).erase?.({ password });
    expect(await erase('Kammetje8', null)).toMatchObject({ ok: false, code: 'notLoggedIn' });
    const refused = { ok: false, code: 'wrongPassword', fields: ['password'] };
    for (const wrong of [undefined, '', 'wrong']) {
      expect(await erase(wrong, anna)).toMatchObject(refused);
    }
    expect(await pagesOf(embedded, anna).ownData()).toMatchObject({ ok: true });
    expect(await erase(ANNA.password, anna)).toEqual({ ok: true, value: null });
    expect(await pagesOf(embedded, anna).ownData()).toMatchObject({ ok: false });
    expect(await pagesOf(embedded, null).login(ANNA)).toMatchObject({
      ok: false,
      code: 'loginFailed',
    });
  });
});
