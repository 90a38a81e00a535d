import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { type AccountShop, ANNA, ORIGIN, openAccountShop } from './account-shop.ts';
import { locationOf } from './browser.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => shop.platform.close());

describe('discovery', () => {
  it('is told on the domain of the shop, whose issuer is elsewhere', async () => {
    for (const base of [`${ORIGIN}/no`, 'http://no.localhost:4010']) {
      const path = `${base}/.well-known/openid-configuration`;
      const found = await shop.platform.fetch(new Request(path));
      expect(await found.json()).toEqual(shop.client.serverMetadata());
      const api = await shop.platform.fetch(
        new Request(`${base}/.well-known/customer-account-api`),
      );
      expect(await api.json()).toEqual({
        graphql_api: `${ORIGIN}/no/customer/api/2026-10/graphql`,
      });
    }
  });

  it('knows no shop that there is not', async () => {
    const url = `${ORIGIN}/authentication/99/.well-known/openid-configuration`;
    expect((await shop.platform.fetch(new Request(url))).status).toBe(404);
  });
});

describe('signing in', () => {
  it('ends with tokens that say who it is, and the next time needs no code', async () => {
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
    expect(
      listMails(shop.platform.context.store.read, { to: ANNA, shop: 'no', limit: 9 }),
    ).toHaveLength(1);
  });
});
