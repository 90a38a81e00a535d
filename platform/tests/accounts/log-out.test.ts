import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as oidc from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, ANNA, ORIGIN, openAccountShop } from './account-shop.ts';
import { locationOf } from './browser.ts';
import { askAs } from './customer-api.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop('nl');
});
afterEach(() => shop.platform.close());

const ask = <Data>(query: string, token: string, variables = {}) =>
  askAs<Data>(shop, query, { token, path: '/nl/customer/api/2026-10/graphql', variables });

describe('logging out', () => {
  const HOME = 'http://localhost:3000/nl/';
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
    // The id token is long past by then.
    shop.passMinutes(59);
    const left = await browser.open(`${leave(tokens.id_token, HOME)}&state=a%20b`);
    expect(locationOf(left).href).toBe(`${HOME}?state=a+b`);
    expect((await ask('{ customer { id } }', tokens.access_token)).status).toBe(401);
    await expect(oidc.refreshTokenGrant(shop.client, tokens.refresh_token ?? '')).rejects.toThrow();
    const again = await browser.open((await shop.ask()).url.href);
    expect(locationOf(again, `${ORIGIN}/authentication/1/oauth/authorize`).pathname).toBe(
      '/authentication/1/login',
    );
  });

  it('without an address says so on a page of the shop', async () => {
    const { id_token: hint } = await shop.tokensOf();
    const page = await shop.newBrowser().open(leave(hint));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Je bent uitgelogd');
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
    expect((await ask('{ customer { id } }', token)).status).toBe(200);
  });
});

it('keys, sessions and tokens outlive the process, and the file holds no secret of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const dataFile = join(folder, 'data.sqlite');
  const { secrets } = shop.platform;
  const before = await openAccountShop('nl', { dataFile, secrets });
  const browser = before.newBrowser();
  const asked = await before.ask();
  const callback = await before.logIn(browser, asked);
  const code = before.codeTo(ANNA);
  const tokens = await before.exchange(callback, asked);
  before.platform.close();
  const after = await openAccountShop('nl', { dataFile, secrets });
  const read = await askAs(after, '{ customer { id } }', {
    token: tokens.access_token,
    path: '/nl/customer/api/2026-10/graphql',
  });
  expect(read.status).toBe(200);
  const keys = await after.platform.fetch(
    new Request(`${ORIGIN}/authentication/1/.well-known/jwks.json`),
  );
  const { kid } = oidcHeader(tokens.id_token ?? '');
  expect(await keys.json()).toMatchObject({ keys: [{ kid, alg: 'RS256', use: 'sig' }] });
  const rows = ['account_logins', 'account_sessions', 'account_grants', 'account_tokens']
    .map((table) =>
      JSON.stringify(after.platform.context.store.read.prepare(`SELECT * FROM ${table}`).all()),
    )
    .join();
  after.platform.close();
  rmSync(folder, { recursive: true });
  const given = callback.searchParams.get('code') ?? '';
  for (const secret of [code, given, tokens.access_token, tokens.refresh_token ?? '']) {
    expect(secret).not.toBe('');
    expect(rows).not.toContain(secret);
  }
});

function oidcHeader(token: string): { readonly kid: string } {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
}
