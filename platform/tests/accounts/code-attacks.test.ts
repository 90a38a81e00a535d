import * as oidc from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop } from './account-shop.ts';
import { addForeigner, errorOf, isGood, sendTo, storefrontOf } from './token-requests.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => shop.platform.close());

describe('a code', () => {
  it('works once: the second use ends what the first one opened', async () => {
    const asked = await shop.ask();
    const callback = await shop.logIn(shop.newBrowser(), asked);
    const tokens = await shop.exchange(callback, asked);
    expect(await isGood(shop, tokens.access_token)).toBe(true);
    expect(await errorOf(shop.exchange(callback, asked))).toBe('invalid_grant');
    expect(await isGood(shop, tokens.access_token)).toBe(false);
    const { refresh_token: refreshToken = '' } = tokens;
    expect(await errorOf(oidc.refreshTokenGrant(shop.client, refreshToken))).toBe('invalid_grant');
  });

  it.each([
    ['another verifier', { code_verifier: oidc.randomPKCECodeVerifier() }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://localhost:3000/no/account/authorize/' }],
    ['no address', { redirect_uri: '' }],
  ])('is refused with %s, and is worn out by it', async (_, wrong) => {
    const asked = await shop.ask();
    const callback = await shop.logIn(shop.newBrowser(), asked);
    const right = {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: asked.codeVerifier,
      redirect_uri: shop.redirectUri,
    };
    const form = Object.entries({ ...right, ...wrong }).filter(([, value]) => value !== '');
    for (const given of [Object.fromEntries(form), right]) {
      const refused = await sendTo(shop, { form: given, basic: storefrontOf(shop) });
      expect(refused).toMatchObject({ status: 400, error: 'invalid_grant' });
    }
  });

  it('is refused when two minutes have passed', async () => {
    const asked = await shop.ask();
    const callback = await shop.logIn(shop.newBrowser(), asked);
    shop.passMinutes(2);
    expect(await errorOf(shop.exchange(callback, asked))).toBe('invalid_grant');
  });

  it('is refused to another client of the shop, and to another shop', async () => {
    const foreigner = { basic: await addForeigner(shop), shopNumber: 9 };
    for (const thief of [foreigner, { basic: storefrontOf(shop, 'se'), shopNumber: 10 }]) {
      const asked = await shop.ask();
      const callback = await shop.logIn(shop.newBrowser(), asked);
      const form = {
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        code_verifier: asked.codeVerifier,
        redirect_uri: shop.redirectUri,
      };
      const refused = await sendTo(shop, { form, ...thief });
      expect(refused).toMatchObject({ status: 400, error: 'invalid_grant' });
    }
  });
});

describe('what the client of the shop checks', () => {
  it('another state and another nonce are refused', async () => {
    for (const wrong of [{ state: oidc.randomState() }, { nonce: oidc.randomNonce() }]) {
      const asked = await shop.ask();
      const callback = await shop.logIn(shop.newBrowser(), asked);
      await expect(shop.exchange(callback, { ...asked, ...wrong })).rejects.toThrow();
    }
  });
});
