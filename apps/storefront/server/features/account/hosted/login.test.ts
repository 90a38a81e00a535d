import { describe, expect, it } from 'vitest';
import { openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import { HOSTED, openHostedVisitor } from '../../../../testing/hosted-visitor.ts';

const ANNA = 'anna@example.com';

describe('a login at the pages of the shop', () => {
  it('ends logged in, is told to the browser once, and says whether the account is new', async () => {
    let nowInMs = 0;
    using embedded = await openEmbeddedShops({ ...HOSTED, now: () => nowInMs });
    const visitor = openHostedVisitor(embedded);
    await visitor.logIn(ANNA, '/no/account/orders?q=1');
    const arrive = () => visitor.ask(async ({ accounts }) => accounts.shopLogin?.arrive());
    expect(await arrive()).toEqual({
      email: ANNA,
      isNew: true,
      destination: { kind: 'page', path: '/account/orders?q=1' },
    });
    expect(await arrive()).toBeNull();
    expect(await visitor.ask(({ accounts }) => accounts.visitor())).toEqual({
      ok: true,
      value: { isLoggedIn: true, email: ANNA },
    });
    nowInMs = 60_000;
    const elsewhere = openHostedVisitor(embedded);
    await elsewhere.logIn(ANNA);
    const again = await elsewhere.ask(async ({ accounts }) => accounts.shopLogin?.arrive());
    expect(again).toMatchObject({ isNew: false, destination: { path: '/account/dashboard/' } });
  });

  it('knows a new account by times in whole seconds, and tells it once however often this browser logs in', async () => {
    using embedded = await openEmbeddedShops({ ...HOSTED, now: () => 1_900 });
    const visitor = openHostedVisitor(embedded);
    const arrive = () => visitor.ask(async ({ accounts }) => accounts.shopLogin?.arrive());
    const begin = () => visitor.ask(async ({ accounts }) => accounts.shopLogin?.begin(null));
    const begun = await begin();
    await visitor.logIn(ANNA);
    expect(await arrive()).toMatchObject({ isNew: true });
    await visitor.logIn(ANNA);
    expect(await arrive()).toMatchObject({ isNew: false });
    // Continues in another tab, begun before there was an account.
    const returned = await visitor.authorize(begun?.ok === true ? begun.value : '', ANNA);
    await visitor.ask(async ({ accounts }) => accounts.shopLogin?.finish(returned.search));
    expect(await arrive()).toMatchObject({ isNew: false });
  });

  it('asks in the language and country of the market, with a challenge of its own each time', async () => {
    using embedded = await openEmbeddedShops(HOSTED);
    const { ask } = openHostedVisitor(embedded);
    const begin = async () => {
      const begun = await ask(async ({ accounts }) => accounts.shopLogin?.begin(null));
      return new URL(begun?.ok === true ? begun.value : '').searchParams;
    };
    const [first, second] = [await begin(), await begin()];
    expect(Object.fromEntries(first)).toMatchObject({
      locale: 'nb-NO',
      region_country: 'NO',
      redirect_uri: 'http://localhost:3000/no/account/authorize',
      code_challenge_method: 'S256',
      scope: 'openid email customer-account-api:full',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.get(name)).not.toBe(second.get(name));
    }
  });

  it('keeps every cookie below the four kilobytes of browsers', async () => {
    using embedded = await openEmbeddedShops(HOSTED);
    const visitor = openHostedVisitor(embedded);
    await visitor.logIn(ANNA, `/no/search?q=${'x'.repeat(280)}`);
    for (const [name, value] of visitor.cookies) {
      expect(name.length + value.length).toBeLessThan(4_000);
    }
  });

  it('ends at the provider too, which then asks for a code again', async () => {
    using embedded = await openEmbeddedShops(HOSTED);
    const visitor = openHostedVisitor(embedded);
    await visitor.logIn(ANNA);
    const left = await visitor.ask(({ accounts }) => accounts.logout());
    const url = new URL(left.ok ? (left.value ?? '') : '');
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/no/');
    const back = await visitor.authorize(url.href, ANNA);
    expect(back.href).toBe('http://localhost:3000/no/');
    expect([...visitor.cookies.keys()]).not.toContain('lokke-session-no');
    const begun = await visitor.ask(async ({ accounts }) => accounts.shopLogin?.begin(null));
    const response = await embedded.platform.fetch(begun?.ok === true ? begun.value : '');
    expect(response.headers.get('location')).toContain('/login?request=');
  });
});
