import { API_ERRORS } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

const TOO_MANY = { status: 429, reply: { error: API_ERRORS.tooManyLogins.message } };

async function openShop() {
  const embedded = await openEmbeddedShops();
  const { api } = openEndpoint(embedded);
  await openVisitor(api, '198.51.100.1').post('register', ANNA);
  return {
    from: (address: string) => openVisitor(api, address),
    [Symbol.dispose]: () => embedded[Symbol.dispose](),
  };
}

describe('a device on which the account was logged in to before', () => {
  const lockOut = async (shop: Awaited<ReturnType<typeof openShop>>) => {
    for (let count = 0; count < 100; count += 1) {
      const stranger = shop.from(`10.0.${count}.1`);
      await stranger.post('login', { ...ANNA, password: 'Wrong-one' });
    }
    expect(await shop.from('203.0.113.50').post('login', ANNA)).toMatchObject(TOO_MANY);
  };

  it('gets in while wrong passwords from everywhere keep others out', async () => {
    using shop = await openShop();
    const owner = shop.from('198.51.100.1');
    await owner.post('login', ANNA);
    await owner.post('logout');
    await lockOut(shop);
    expect((await owner.post('login', ANNA)).status).toBe(200);
  });

  it('may guess ten times itself', async () => {
    using shop = await openShop();
    const owner = shop.from('198.51.100.1');
    await owner.post('login', ANNA);
    for (let count = 0; count < 10; count += 1) {
      const guess = { ...ANNA, password: 'Wrong-one' };
      expect((await owner.post('login', guess)).status).toBe(401);
    }
    expect(await owner.post('login', ANNA)).toMatchObject(TOO_MANY);
    expect((await shop.from('198.51.100.2').post('login', ANNA)).status).toBe(200);
  });

  it.each([
    [
      'of another account',
      async (name: string, shop: Awaited<ReturnType<typeof openShop>>) => {
        const mallory = shop.from('198.51.100.9');
        await mallory.post('register', { ...ANNA, email: 'mallory@example.com' });
        return mallory.cookies.get(name) ?? '';
      },
    ],
    ['that is forged', async () => 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AA.AA.AA'],
  ])('is not believed by the cookie of a device %s', async (_, cookieFrom) => {
    using shop = await openShop();
    const name = 'lokke-device-nl';
    const thief = shop.from('203.0.113.60');
    thief.cookies.set(name, await cookieFrom(name, shop));
    await lockOut(shop);
    expect(await thief.post('login', ANNA)).toMatchObject(TOO_MANY);
  });

  it('keeps a cookie that scripts cannot read and that names nobody', async () => {
    using shop = await openShop();
    const { headers } = await shop.from('198.51.100.1').post('login', ANNA);
    const device = headers.getSetCookie().find((cookie) => cookie.startsWith('lokke-device-nl='));
    expect(device).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(device).not.toContain(ANNA.email);
  });
});
