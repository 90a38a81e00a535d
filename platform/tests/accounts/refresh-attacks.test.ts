import * as oidc from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop } from './account-shop.ts';
import { addForeigner, errorOf, isGood, sendTo } from './token-requests.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => shop.platform.close());

describe('a refresh token', () => {
  const refresh = (token: string | undefined) => oidc.refreshTokenGrant(shop.client, token ?? '');

  it('is changed for another each time, and one that was stolen ends all of them', async () => {
    const first = await shop.tokensOf();
    const second = await refresh(first.refresh_token);
    expect(second.id_token).toBeUndefined();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await isGood(shop, first.access_token)).toBe(true);
    // Whoever stole the first one comes second, or the other way round: nobody can tell.
    expect(await errorOf(refresh(first.refresh_token))).toBe('invalid_grant');
    expect(await errorOf(refresh(second.refresh_token))).toBe('invalid_grant');
    expect(await isGood(shop, first.access_token)).toBe(false);
    expect(await isGood(shop, second.access_token)).toBe(false);
  });

  it('of which two come at once is changed for one, and both end', async () => {
    const { refresh_token: token } = await shop.tokensOf();
    const settled = await Promise.allSettled([refresh(token), refresh(token)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled) {
      if (one.status === 'fulfilled')
        expect(await isGood(shop, one.value.access_token)).toBe(false);
    }
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
    const stolen = await sendTo(shop, { form, basic: await addForeigner(shop) });
    expect(stolen).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect((await refresh(token)).access_token).toMatch(/^shcat_/);
  });
});
