import * as oidc from 'openid-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { buyerAt } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { locationOf } from '../fixtures/browser.ts';
import { type Shopper, shopperAt } from '../fixtures/shopper.ts';
import { type AccountShop, ANNA, openAccountShop } from './account-shop.ts';

const PASSWORD = 'Kammetje8';

let shop: AccountShop;
let shopper: Shopper;
beforeEach(async () => {
  shop = await openAccountShop('nl');
  shopper = shopperAt(shop.platform, 'nl', '2024-10');
});

async function register(email = ANNA) {
  const input = { email, password: PASSWORD, firstName: 'Anna' };
  const made = await shopper.send<{ customer: { id: string } }>('customer-create', { input });
  return made.customer.id;
}

async function logInByPassword(): Promise<string | null> {
  const input = { email: ANNA, password: PASSWORD };
  const { customerAccessToken } = await shopper.send<{
    customerAccessToken: { accessToken: string } | null;
  }>('customer-access-token-create', { input });
  return customerAccessToken?.accessToken ?? null;
}

describe('a customer of the older accounts', () => {
  it('is found again by the proven address, whose orders are theirs', async () => {
    const checkout = await openCheckoutShop('nl', shop.platform);
    await checkout.buy(await checkout.fillCart(2), { email: ANNA });
    const id = await register();
    // A name that was typed while nobody had proved the address may be a stranger's.
    const { access_token: token } = await shop.tokensOf();
    const asked = '{ customer { id firstName orders(first: 5) { nodes { name } } } }';
    expect(await shop.customer(token).send(asked)).toEqual({
      id,
      firstName: null,
      orders: { nodes: [{ name: '#1001' }] },
    });
  });

  it('whose address nobody had proved loses the password that somebody chose', async () => {
    await register();
    const before = await logInByPassword();
    expect(before).not.toBeNull();
    await shop.tokensOf();
    expect(await logInByPassword()).toBeNull();
    const { data } = await shopper.request('customer', { customerAccessToken: before });
    expect(data).toEqual({ customer: null });
  });

  it('who had proved it keeps the password, and a new one ends every session', async () => {
    const { access_token: token, refresh_token: refreshToken } = await shop.tokensOf();
    const input = { email: ANNA };
    await shopper.request('customer-recover', input);
    const { store } = shop.platform.context;
    const mail = store.read
      .prepare('SELECT unseal(text) AS text FROM mails ORDER BY id DESC LIMIT 1')
      .get();
    const [, number, resetToken] =
      /account\/reset\/(\d+)\/(\S+)/.exec(String(mail?.['text'])) ?? [];
    await shopper.request('customer-reset', {
      id: `gid://shopify/Customer/${number}`,
      input: { resetToken, password: PASSWORD },
    });
    expect((await shop.customer(token).request('{ customer { id } }')).data).toBeUndefined();
    await expect(oidc.refreshTokenGrant(shop.client, refreshToken ?? '')).rejects.toThrow();
    await shop.tokensOf();
    expect(await logInByPassword()).not.toBeNull();
  });
});

const CART = `mutation ($token: String!, $line: ID!) {
  cartCreate(input: { lines: [{ merchandiseId: $line }], buyerIdentity: { customerAccessToken: $token } }) {
    cart { checkoutUrl buyerIdentity { customer { email } } } userErrors { code }
  }
}`;

describe('the token at the Storefront API', () => {
  it('names the buyer of a cart, whose checkout then knows them', async () => {
    const { variants } = await openCheckoutShop('nl', shop.platform);
    const { access_token: token } = await shop.tokensOf();
    const { cart } = await shopper.send<{ cart: { checkoutUrl: string; buyerIdentity: object } }>(
      CART,
      { token, line: variants.shampoo },
    );
    expect(cart.buyerIdentity).toEqual({ customer: { email: ANNA } });
    const page = await buyerAt(shop.platform).open(cart.checkoutUrl);
    expect(page.html).toContain(`Ingelogd als ${ANNA}.`);
  });

  it('is no token of a customer there, and none of another shop', async () => {
    const { variants } = await openCheckoutShop('nl', shop.platform);
    const { access_token: token } = await shop.tokensOf();
    const read = await shopper.request('customer', { customerAccessToken: token });
    expect(read.data).toEqual({ customer: null });
    shop.passMinutes(61);
    const late = await shopper.request(CART, { token, line: variants.shampoo });
    expect(late.data).toMatchObject({ cartCreate: { cart: null } });
  });

  it('goes with a query, in the context of its buyer', async () => {
    const { access_token: token } = await shop.tokensOf();
    const query = `query ($token: String!) @inContext(buyer: { customerAccessToken: $token }) { shop { name } }`;
    expect((await shopper.request(query, { token })).errors).toEqual([]);
  });

  it('that is nobody’s is refused in the context of a query, which answers nothing', async () => {
    const query = `query ($token: String!) @inContext(buyer: { customerAccessToken: $token }) { shop { name } }`;
    const { data, errors } = await shopper.request(query, { token: 'nobody’s' });
    expect(data).toBeUndefined();
    expect(errors).toEqual([{ message: 'The token provided is not valid' }]);
    shop.passMinutes(61);
    const { access_token: token } = await shop.tokensOf();
    shop.passMinutes(61);
    expect((await shopper.request(query, { token })).errors).toHaveLength(1);
  });
});

describe('sso=silent', () => {
  it('lets the checkout know who is logged in in this browser, and asks nobody', async () => {
    const checkout = await openCheckoutShop('nl', shop.platform);
    const browser = shop.newBrowser();
    await shop.logIn(browser, await shop.ask());
    for (const silent of [{ sso: 'silent' }, { logged_in: 'true' }]) {
      const url = new URL((await checkout.fillCart()).checkoutUrl);
      expect(await (await shop.newBrowser().open(url.href)).text()).not.toContain(ANNA);
      for (const [name, value] of Object.entries(silent)) url.searchParams.set(name, value);
      const stranger = shop.newBrowser();
      const led = locationOf(await stranger.open(url.href), url.href);
      expect(led.search).not.toContain(Object.keys(silent)[0]);
      expect(await (await stranger.open(led.href)).text()).not.toContain(ANNA);
      await browser.open(url.href);
      expect(await (await browser.open(led.href)).text()).toContain(`Ingelogd als ${ANNA}.`);
    }
  });
});
