import { join } from 'node:path';
import * as oidc from 'openid-client';
import { describe, expect, it } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { locationOf } from '../fixtures/browser.ts';
import { newFolder } from '../fixtures/folder.ts';
import { ANNA, ORIGIN, openAccountShop } from './account-shop.ts';
import { openShopForEachTest, shop } from './customer-api.ts';
import { isGood } from './token-requests.ts';

openShopForEachTest();

const get = (url: string) => shop.platform.fetch(url);

describe('discovery', () => {
  it('is told on the domain of the shop, whose issuer is elsewhere', async () => {
    for (const base of [`${ORIGIN}/no`, 'http://no.localhost:4010']) {
      const found = await get(`${base}/.well-known/openid-configuration`);
      expect(await found.json()).toEqual(shop.client.serverMetadata());
      const api = await get(`${base}/.well-known/customer-account-api`);
      expect(await api.json()).toEqual({
        graphql_api: `${ORIGIN}/no/customer/api/2026-10/graphql`,
      });
    }
  });

  it('knows no shop that there is not', async () => {
    const url = `${ORIGIN}/authentication/99/.well-known/openid-configuration`;
    expect((await get(url)).status).toBe(404);
  });
});

it('one key is made, however many ask for it first', async () => {
  const ask = () => get(`${ORIGIN}/authentication/9/.well-known/jwks.json`);
  await Promise.all([ask(), ask()]);
  const { read } = shop.platform.context.store;
  expect(read.prepare('SELECT id FROM account_keys').all()).toHaveLength(1);
});

it('signing in ends with tokens that say who it is, and the next time needs no code', async () => {
  const browser = shop.newBrowser();
  const asked = await shop.ask();
  const tokens = await shop.exchange(await shop.logIn(browser, asked), asked);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: `${ORIGIN}/authentication/9`,
    aud: shop.platform.context.shops.no.customerClientId,
    email: ANNA,
    email_verified: true,
    nonce: asked.nonce,
  });
  expect(tokens.expires_in).toBe(3600);
  const again = await shop.ask();
  const callback = locationOf(await browser.open(again.url.href));
  const second = await shop.exchange(callback, again);
  expect(second.claims()).toMatchObject({ sub: claims?.sub, sid: claims?.['sid'] });
  const { read } = shop.platform.context.store;
  expect(listMails(read, { to: ANNA, shop: 'no', limit: 9 })).toHaveLength(1);
});

it.each([
  ['', 'no', 'Skriv til oss', 'http://localhost:3000/no/contact'],
  ['?locale=fr-BE', 'be', 'Nous écrire', 'http://localhost:3000/fr-be/contact'],
])(
  'the page of a profile%s says whom to write to for another address',
  async (query, key, action, contact) => {
    const page = await get(`${ORIGIN}/${key}/account/profile${query}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`href="${contact}">${action}</a>`);
  },
);

describe('logging out', () => {
  const HOME = 'http://localhost:3000/no/';
  const leave = (hint: string | undefined, leadsTo?: string) => {
    const url = new URL(shop.client.serverMetadata().end_session_endpoint ?? '');
    if (hint !== undefined) url.searchParams.set('id_token_hint', hint);
    if (leadsTo !== undefined) url.searchParams.set('post_logout_redirect_uri', leadsTo);
    return url.href;
  };

  it('ends the session with all its tokens, and leads back to the shop', async () => {
    const browser = shop.newBrowser();
    const asked = await shop.ask();
    const tokens = await shop.exchange(await shop.logIn(browser, asked), asked);
    // The id token is nearly an hour old by then.
    shop.passMinutes(59);
    const left = await browser.open(`${leave(tokens.id_token, HOME)}&state=a%20b`);
    expect(locationOf(left).href).toBe(`${HOME}?state=a+b`);
    expect(await isGood(shop, tokens.access_token)).toBe(false);
    await expect(oidc.refreshTokenGrant(shop.client, tokens.refresh_token ?? '')).rejects.toThrow();
    const again = await browser.open((await shop.ask()).url.href);
    expect(locationOf(again, `${ORIGIN}/authentication/9/oauth/authorize`).pathname).toBe(
      '/authentication/9/login',
    );
  });

  it('without an address says so on a page of the shop', async () => {
    const { id_token: hint } = await shop.tokensOf();
    const page = await shop.newBrowser().open(leave(hint));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Du er logget ut');
  });

  it('is refused without a token of the provider, and to an address that is not registered', async () => {
    const { id_token: hint, access_token: token } = await shop.tokensOf();
    const forged = `${hint?.slice(0, -4)}AAAA`;
    for (const url of [
      leave(undefined, HOME),
      leave(forged, HOME),
      leave(hint, 'https://evil.example/'),
      leave(hint, `${HOME}x`),
    ]) {
      const refused = await shop.newBrowser().open(url);
      expect(refused.status).toBe(400);
      expect(refused.headers.get('location')).toBeNull();
    }
    expect(await isGood(shop, token)).toBe(true);
  });
});

it('keys, sessions and tokens outlive the process, and the file holds no secret of them', async () => {
  const folder = newFolder();
  const options = { dataFile: join(folder, 'data.sqlite'), secrets: shop.platform.secrets };
  const before = await openAccountShop('no', options);
  const asked = await before.ask();
  const callback = await before.logIn(before.newBrowser(), asked);
  const code = before.codeTo(ANNA);
  const tokens = await before.exchange(callback, asked);
  const after = await openAccountShop('no', options);
  expect(await isGood(after, tokens.access_token)).toBe(true);
  const jwks = `${ORIGIN}/authentication/9/.well-known/jwks.json`;
  const keys = await after.platform.fetch(jwks);
  const [header = ''] = tokens.id_token?.split('.') ?? [];
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
  expect(await keys.json()).toMatchObject({ keys: [{ kid, alg: 'RS256', use: 'sig' }] });
  const { read } = after.platform.context.store;
  const rows = ['account_logins', 'account_sessions', 'account_grants', 'account_tokens']
    .map((table) => JSON.stringify(read.prepare(`SELECT * FROM ${table}`).all()))
    .join();
  const given = callback.searchParams.get('code') ?? '';
  for (const secret of [code, given, tokens.access_token, tokens.refresh_token ?? '']) {
    expect(secret).not.toBe('');
    expect(rows).not.toContain(secret);
  }
});
