import { beforeEach, describe, expect, test } from 'vitest';
import { findCustomer } from '../../src/shopify/customers/index.ts';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import cases from './multipass.cases.json' with { type: 'json' };
import { signMultipass } from './sign-multipass.ts';

const NOW = '2026-07-15T22:57:56Z';
let shop: CustomerShop;

beforeEach(() => {
  shop = openCustomerShop('nl', undefined, { returnOrigins: ['https://pro.example'] });
});

function tokenFor(contents: Readonly<Record<string, unknown>> = {}): string {
  const signed = { email: ANNA.email, created_at: NOW, ...contents };
  return signMultipass(signed, shop.platform.context.shops.nl.multipassSecret);
}

async function land(token: string, base = 'http://localhost:4010/nl') {
  const response = await shop.platform.fetch(`${base}/account/login/multipass/${token}`);
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

function customerOf(email = ANNA.email) {
  return findCustomer(shop.platform.context.store.read, 'nl', { email });
}

const REFUSED = { status: 422, location: null, text: 'Invalid Multipass request' };

describe('a one-time sign-in', () => {
  test('makes the account and leads back', async () => {
    const token = tokenFor({
      first_name: 'Anna',
      last_name: 'Åström',
      tag_string: 'salon, pro,,salon',
      identifier: 'c-42',
      return_to: 'https://pro.example/welkom?a=1',
    });
    expect(await land(token)).toMatchObject({
      status: 302,
      location: 'https://pro.example/welkom?a=1',
    });
    expect(customerOf()).toMatchObject({
      state: 'ENABLED',
      firstName: 'Anna',
      lastName: 'Åström',
      tags: ['salon', 'pro'],
      multipassIdentifier: 'c-42',
      isEmailVerified: true,
    });
  });

  test('works on the host name of the shop as well', async () => {
    expect(await land(tokenFor(), 'http://nl.localhost:4010')).toMatchObject({ status: 302 });
  });

  test('works once, however its padding is written', async () => {
    const token = tokenFor();
    expect((await land(token)).status).toBe(302);
    expect(await land(token)).toEqual(REFUSED);
    expect(await land(token.replace(/=+$/, ''))).toEqual(REFUSED);
  });

  test('that two use at the same moment works for one', async () => {
    const token = tokenFor();
    const both = await Promise.all([land(token), land(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([302, 422]);
  });

  test('lives fifteen minutes', async () => {
    const [early, late] = [tokenFor(), tokenFor()];
    shop.passMinutes(14.99);
    expect((await land(early)).status).toBe(302);
    shop.passMinutes(0.02);
    expect(await land(late)).toEqual(REFUSED);
  });

  test.each([
    ['made tomorrow', { created_at: '2026-07-16T22:57:56Z' }],
    ['made without a zone', { created_at: '2026-07-15T22:57:56' }],
    ['made never', { created_at: '' }],
    ['for nobody', { email: '' }],
    ['for no address', { email: 'anna' }],
  ])('%s is refused', async (_, contents) => {
    expect(await land(tokenFor(contents))).toEqual(REFUSED);
    expect(customerOf()).toBeNull();
  });

  test.each([
    [
      "another shop's secret",
      () =>
        signMultipass(
          { email: ANNA.email, created_at: NOW },
          shop.platform.context.shops.fr.multipassSecret,
        ),
    ],
    ['rubbish', () => 'rubbish'],
  ])('signed with %s is refused', async (_, token) => {
    expect(await land(token())).toEqual(REFUSED);
  });

  test.each(cases.returnAddresses)(
    'with the return address %s leads to %s',
    async (returnTo, location) => {
      expect((await land(tokenFor({ return_to: returnTo }))).location).toBe(location);
    },
  );

  test('opens an account that waits for its first password', async () => {
    await merchantAt(shop.platform, 'nl').request(
      'mutation { customerCreate(input: {email: "anna@example.test"}) { customer { id } } }',
    );
    expect(customerOf()).toMatchObject({ state: 'DISABLED', isEmailVerified: false });
    await land(tokenFor());
    expect(customerOf()).toMatchObject({ state: 'ENABLED', isEmailVerified: true });
  });

  test('proves nothing of an address that somebody registered by typing it', async () => {
    await shop.register();
    await land(tokenFor());
    expect(customerOf()).toMatchObject({ state: 'ENABLED', isEmailVerified: false });
    expect((await shop.logIn()).customerAccessToken).not.toBeNull();
  });

  test('refuses one address with two identifiers, and one identifier with two addresses', async () => {
    await land(tokenFor({ identifier: 'c-1' }));
    expect(await land(tokenFor({ identifier: 'c-2' }))).toEqual(REFUSED);
    expect(await land(tokenFor({ identifier: 'c-1', email: 'bo@example.test' }))).toEqual(REFUSED);
    expect((await land(tokenFor({ identifier: 'c-1' }))).status).toBe(302);
  });
});

test("a shop's own secret replaces the demo's", async () => {
  const own = openCustomerShop('nl', undefined, {
    secrets: shop.platform.secrets,
    chosen: { nl: { multipassSecret: 'our-own-secret' } },
  });
  const landOn = async (secret: string) => {
    const token = signMultipass({ email: ANNA.email, created_at: NOW }, secret);
    const path = `http://localhost:4010/nl/account/login/multipass/${token}`;
    return (await own.platform.fetch(path)).status;
  };
  expect(await landOn(shop.platform.context.shops.nl.multipassSecret)).toBe(422);
  expect(await landOn('our-own-secret')).toBe(302);
});
