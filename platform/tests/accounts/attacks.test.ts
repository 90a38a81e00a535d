import * as oidc from 'openid-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveClient } from '../../src/shopify/accounts/store/clients.ts';
import { locationOf } from '../fixtures/browser.ts';
import { type AccountShop, openAccountShop } from './account-shop.ts';
import { addForeigner, errorOf, isGood, sendTo, storefrontOf } from './token-requests.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});

/** Logs in as far as the callback, with the form that exchanges its code. */
async function askForCode() {
  const asked = await shop.ask();
  const callback = await shop.logIn(shop.newBrowser(), asked);
  const form = {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    code_verifier: asked.codeVerifier,
    redirect_uri: shop.redirectUri,
  };
  return { asked, callback, form };
}
const refresh = (token: string | undefined) => oidc.refreshTokenGrant(shop.client, token ?? '');
const REFUSED = { status: 400, error: 'invalid_grant' };

describe('a code', () => {
  it('works once: the second use ends what the first one opened', async () => {
    const { asked, callback } = await askForCode();
    const tokens = await shop.exchange(callback, asked);
    expect(await isGood(shop, tokens.access_token)).toBe(true);
    expect(await errorOf(shop.exchange(callback, asked))).toBe('invalid_grant');
    expect(await isGood(shop, tokens.access_token)).toBe(false);
    expect(await errorOf(refresh(tokens.refresh_token))).toBe('invalid_grant');
  });

  it.each([
    ['another verifier', { code_verifier: oidc.randomPKCECodeVerifier() }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://localhost:3000/no/account/authorize/' }],
    ['no address', { redirect_uri: '' }],
  ])('is refused with %s, and is worn out by it', async (_, wrong) => {
    const { form: right } = await askForCode();
    const form = Object.entries({ ...right, ...wrong }).filter(([, value]) => value !== '');
    for (const given of [Object.fromEntries(form), right]) {
      const refused = await sendTo(shop, { form: given, basic: storefrontOf(shop) });
      expect(refused).toMatchObject(REFUSED);
    }
  });

  it('is refused when two minutes have passed', async () => {
    const { asked, callback } = await askForCode();
    shop.passMinutes(2);
    expect(await errorOf(shop.exchange(callback, asked))).toBe('invalid_grant');
  });

  it('is refused to another client of the shop, and to another shop', async () => {
    const foreigner = { basic: await addForeigner(shop), shopNumber: 9 };
    for (const thief of [foreigner, { basic: storefrontOf(shop, 'se'), shopNumber: 10 }]) {
      const { form } = await askForCode();
      expect(await sendTo(shop, { form, ...thief })).toMatchObject(REFUSED);
    }
  });

  it('is refused by the client where state or nonce are other ones', async () => {
    for (const wrong of [{ state: oidc.randomState() }, { nonce: oidc.randomNonce() }]) {
      const { asked, callback } = await askForCode();
      await expect(shop.exchange(callback, { ...asked, ...wrong })).rejects.toThrow();
    }
  });
});

describe('a refresh token', () => {
  it('is changed for another each time, and one that was stolen ends all of them', async () => {
    const first = await shop.tokensOf();
    const second = await refresh(first.refresh_token);
    expect(second.id_token).toBeUndefined();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await isGood(shop, first.access_token)).toBe(true);
    // Whoever stole the first one comes second, or the other way round: nobody can tell.
    for (const { refresh_token: token } of [first, second]) {
      expect(await errorOf(refresh(token))).toBe('invalid_grant');
    }
    expect(await isGood(shop, first.access_token)).toBe(false);
    expect(await isGood(shop, second.access_token)).toBe(false);
  });

  it('of which two come at once is changed for one, and both end', async () => {
    const { refresh_token: token } = await shop.tokensOf();
    const settled = await Promise.allSettled([refresh(token), refresh(token)]);
    const changed = settled.filter((one) => one.status === 'fulfilled');
    expect(changed).toHaveLength(1);
    for (const { value } of changed) expect(await isGood(shop, value.access_token)).toBe(false);
  });

  it('lives a month, and each change begins a new one', async () => {
    const { refresh_token: first } = await shop.tokensOf();
    shop.passMinutes(30 * 24 * 60 - 1);
    const { refresh_token: second } = await refresh(first);
    shop.passMinutes(30 * 24 * 60);
    expect(await errorOf(refresh(second))).toBe('invalid_grant');
  });

  it('is of no use to another client, which does not even wear it out', async () => {
    const { refresh_token: token = '' } = await shop.tokensOf();
    const form = { grant_type: 'refresh_token', refresh_token: token };
    const basic = await addForeigner(shop);
    expect(await sendTo(shop, { form, basic })).toMatchObject(REFUSED);
    expect((await refresh(token)).access_token).toMatch(/^shcat_/);
  });
});

describe('a client', () => {
  it('that is not known, or does not prove itself, gets nothing', async () => {
    const { customerClientId: id, customerClientSecret } = shop.platform.context.shops.no;
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    for (const request of [
      { form },
      { form, basic: 'unknown:secret' },
      { form, basic: `${id}:wrong` },
      { form: { ...form, client_id: id } },
      { form: { ...form, client_id: id, client_secret: customerClientSecret } },
      { form: { ...form, client_id: 'other' }, basic: storefrontOf(shop) },
      { form, basic: `${id}:%` },
    ]) {
      const refused = await sendTo(shop, request);
      expect(refused).toMatchObject({ status: 401, error: 'invalid_client' });
      expect(refused.headers.get('www-authenticate')).toContain('Basic');
    }
  });

  it.each([
    [{ client_id: 'unknown' }],
    [{ redirect_uri: 'https://evil.example/' }],
    [{ redirect_uri: 'http://localhost:3000/no/account/authorize/../evil' }],
    [{ redirect_uri: 'http://localhost:3000/no/account/authorize?next=evil' }],
    [{ redirect_uri: '' }],
  ])('asking with %j leads nowhere', async (wrong) => {
    const answer = await shop.newBrowser().open((await shop.ask(wrong)).url.href);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ prompt: 'none' }, 'login_required'],
  ])('asking with %j is told what is wrong, at its own address', async (wrong, error) => {
    const asked = await shop.ask(wrong);
    const answer = locationOf(await shop.newBrowser().open(asked.url.href));
    expect(answer.href.startsWith(`${shop.redirectUri}?`)).toBe(true);
    expect(answer.searchParams.get('error')).toBe(error);
    expect(answer.searchParams.get('state')).toBe(asked.state);
  });

  it('that is public needs PKCE, and no secret', async () => {
    const redirectUri = 'https://hydrogen.example/account/authorize';
    shop = await openAccountShop('no', { client: { id: 'shp_public', secret: null, redirectUri } });
    const { context } = shop.platform;
    await context.store.write((sql) =>
      saveClient(sql, context.shops.no, {
        clientId: 'shp_public',
        name: 'Hydrogen',
        secretHash: null,
        redirectUris: [redirectUri],
        logoutUris: [],
      }),
    );
    const { claims, access_token: token } = await shop.tokensOf();
    expect(claims).toBeDefined();
    expect(await isGood(shop, token)).toBe(true);
    const without = (await shop.ask()).url;
    for (const name of ['code_challenge', 'code_challenge_method']) {
      without.searchParams.delete(name);
    }
    const answer = locationOf(await shop.newBrowser().open(without.href));
    expect(answer.searchParams.get('error')).toBe('invalid_request');
  });
});
