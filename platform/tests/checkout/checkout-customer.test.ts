import { expect, test } from 'vitest';
import { ANNA } from '../customers/customer-shop.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { registerAt } from '../fixtures/shopper.ts';
import { signMultipass } from '../multipass/sign-multipass.ts';
import { buyerAt, pay, withLocale } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

const HOME = { address1: 'Prinsengracht 12', zip: '1015 DV', city: 'Amsterdam', country: 'NL' };
const WORK = { address1: 'Markt 1', zip: '9711 LM', city: 'Groningen', country: 'NL' };

/** Anna has two addresses, the first her default, and a cart that knows nobody. */
async function openCheckoutOfAnna(clock = { now: new Date('2026-03-01T10:00:00.400Z') }) {
  const platform = openPlatform({ now: () => clock.now });
  const shop = await openCheckoutShop('nl', platform);
  const { shopper } = shop;
  const { firstName, lastName } = ANNA;
  const token = await registerAt(shopper, ANNA);
  for (const address of [HOME, WORK]) {
    const { errors } = await shopper.request('customer-address-create', {
      customerAccessToken: token,
      address: { firstName, lastName, ...address },
    });
    expect(errors).toEqual([]);
  }
  const createCart = async (input = {}) =>
    withLocale((await shop.fillCart(1, input)).checkoutUrl, 'en');
  return { platform, token, createCart };
}

test('the default address and name of a logged-in customer are filled in, another one is chosen', async () => {
  const { platform, token, createCart } = await openCheckoutOfAnna();
  const url = await createCart({ buyerIdentity: { customerAccessToken: token } });
  const buyer = buyerAt(platform);
  const page = await buyer.open(url);
  expect(page.html).toContain(`Logged in as ${ANNA.email}.`);
  for (const value of ['Anna', 'de Vries', 'Prinsengracht 12', '1015 DV', 'Amsterdam']) {
    expect(page.html).toContain(`value="${value}"`);
  }
  const id = /name="useAddress" value="(\d+)">[^<]*Markt 1/.exec(page.html)?.[1] ?? '';
  const changed = await buyer.submit(page, { email: 'new@example.test', useAddress: id });
  expect(changed.html).toContain('value="Markt 1"');
  expect(changed.html).toContain('value="new@example.test"');
  const payment = await buyer.submit(page, {
    email: ANNA.email,
    firstName: 'Anna',
    lastName: 'de Vries',
    delivery: 'standard',
    address1: 'Markt 1',
    zip: '9711 LM',
    city: 'Groningen',
  });
  expect((await pay(buyer, payment)).html).toContain('Order #1001');
});

test('a saved address without a province has that of its postcode', async () => {
  const platform = openPlatform();
  const { shopper, fillCart } = await openCheckoutShop('es', platform);
  const token = await registerAt(shopper, ANNA);
  const place = { address1: 'Calle Mayor 1', zip: '28013', city: 'Madrid', country: 'ES' };
  const { firstName, lastName } = ANNA;
  await shopper.request('customer-address-create', {
    customerAccessToken: token,
    address: { firstName, lastName, ...place },
  });
  const cart = await fillCart(1, { buyerIdentity: { customerAccessToken: token } });
  const page = await buyerAt(platform).open(withLocale(cart.checkoutUrl, 'es'));
  expect(page.html).toMatch(/<option value="M" selected>Madrid/);
});

test('a login on the way to a checkout is remembered in that browser alone', async () => {
  const clock = { now: new Date('2026-03-01T10:00:00.400Z') };
  const { platform, createCart } = await openCheckoutOfAnna(clock);
  const url = await createCart();
  const guest = await buyerAt(platform).open(url);
  expect(guest.html).toContain(encodeURIComponent(url.split('?')[0] ?? ''));

  const secret = platform.context.shops.nl.multipassSecret;
  const created_at = platform.context.now().toISOString();
  const land = async (return_to: string) => {
    const signed = signMultipass({ email: ANNA.email, created_at, return_to }, secret);
    const address = `http://localhost:4010/nl/account/login/multipass/${signed}`;
    const response = await platform.fetch(address);
    return {
      location: response.headers.get('location'),
      cookie: response.headers.get('set-cookie'),
    };
  };
  const { location, cookie } = await land(url);
  expect(location).toBe(url);
  expect(cookie).toMatch(/^checkout-customer-nl=.+; HttpOnly; SameSite=Lax$/);
  expect((await land('http://localhost:4010/nl/account')).cookie).toBeNull();

  const headers = { cookie: cookie?.split(';')[0] ?? '' };
  const own = await (await platform.fetch(url, { headers })).text();
  expect(own).toContain('value="Prinsengracht 12"');
  // Whoever sent the address of the checkout sees nothing of it.
  const other = await buyerAt(platform).open(url);
  expect(other.html).not.toContain('Prinsengracht');
  expect(other.html).not.toContain(ANNA.email);

  // Nor does anybody who finds the cookie later: what it holds ends with it.
  clock.now = new Date('2026-03-01T11:00:01Z');
  const later = await (await platform.fetch(url, { headers })).text();
  expect(later).not.toContain('Prinsengracht');
});

test('behind a proxy that speaks https the cookie of a login goes over https alone', async () => {
  const origin = 'https://checkout.example';
  const platform = openPlatform({ origin });
  const { checkoutUrl } = await (await openCheckoutShop('nl', platform)).createCart([]);
  const created_at = platform.context.now().toISOString();
  const signed = signMultipass(
    { email: ANNA.email, created_at, return_to: checkoutUrl },
    platform.context.shops.nl.multipassSecret,
  );
  const inside = `http://localhost:4010/nl/account/login/multipass/${signed}`;
  const response = await platform.fetch(inside);
  expect(response.headers.get('set-cookie')).toMatch(/^checkout-customer-nl=.+; Secure/);
});
