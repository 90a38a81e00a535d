import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveClient } from '../../src/shopify/accounts/store/clients.ts';
import { type AccountShop, openAccountShop } from './account-shop.ts';
import { locationOf } from './browser.ts';
import { isGood, sendTo, storefrontOf } from './token-requests.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => shop.platform.close());

describe('a client', () => {
  const form = { grant_type: 'refresh_token', refresh_token: 'x' };

  it('that is not known, or does not prove itself, gets nothing', async () => {
    const { customerClientId, customerClientSecret } = shop.platform.context.shops.no;
    const inForm = { client_id: customerClientId, client_secret: customerClientSecret };
    for (const refused of [
      await sendTo(shop, { form }),
      await sendTo(shop, { form, basic: 'unknown:secret' }),
      await sendTo(shop, { form, basic: `${customerClientId}:wrong` }),
      await sendTo(shop, { form: { ...form, client_id: customerClientId } }),
      await sendTo(shop, { form: { ...form, ...inForm } }),
      await sendTo(shop, { form: { ...form, client_id: 'other' }, basic: storefrontOf(shop) }),
      await sendTo(shop, { form, basic: `${customerClientId}:%` }),
    ]) {
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
    shop.platform.close();
    const redirectUri = 'https://hydrogen.example/account/authorize';
    shop = await openAccountShop('no', { client: { id: 'shp_public', secret: null, redirectUri } });
    const { context } = shop.platform;
    await context.store.write((sql) =>
      saveClient(sql, context.shops.no, {
        ...{ clientId: 'shp_public', name: 'Hydrogen', secretHash: null },
        ...{ redirectUris: [redirectUri], logoutUris: [] },
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
