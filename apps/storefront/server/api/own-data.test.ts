import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

let embedded: EmbeddedShops;
let anna: AccountVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  anna = openVisitor(openEndpoint(embedded).api);
  await anna.post('register', ANNA);
});
afterAll(() => embedded[Symbol.dispose]());

function accountsOf(cookies: AccountVisitor['cookies'] | null) {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return embedded.accountsOf(new Request('http://lokke.test/nl', { headers: { cookie } }), 'nl');
}

describe('own data', () => {
  it('is what the shop keeps, for whoever is logged in alone', async () => {
    const own = await accountsOf(anna.cookies).ownData();
    expect(own).toMatchObject({ ok: true, value: { customer: { email: ANNA.email }, orders: [] } });
    expect(await accountsOf(null).ownData()).toMatchObject({ ok: false, code: 'notLoggedIn' });
    expect(await accountsOf(anna.cookies).loginEndsAt()).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await accountsOf(null).loginEndsAt()).toBeNull();
  });

  it('is erased after the password alone, and the login with it', async () => {
    const erase = async (password: string | undefined, cookies: AccountVisitor['cookies'] | null) =>
      accountsOf(cookies).erase?.({ password });
    expect(await erase('Kammetje8', null)).toMatchObject({ ok: false, code: 'notLoggedIn' });
    expect(await erase(undefined, anna.cookies)).toMatchObject({ ok: false, fields: ['password'] });
    expect(await erase('wrong', anna.cookies)).toMatchObject({ ok: false, fields: ['password'] });
    expect(await accountsOf(anna.cookies).ownData()).toMatchObject({ ok: true });
    expect(await erase(ANNA.password, anna.cookies)).toEqual({ ok: true, value: null });
    expect(await accountsOf(anna.cookies).ownData()).toMatchObject({ ok: false });
    expect(await accountsOf(null).login(ANNA)).toMatchObject({ ok: false, code: 'loginFailed' });
  });
});
