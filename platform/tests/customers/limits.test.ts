import { beforeEach, describe, expect, test } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { LIMITS } from '../../src/shopify/customers/rate-limit.ts';
import { clientAt } from '../fixtures/shopper.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

const LOGIN_LIMIT = 'Login attempt limit exceeded. Please try again later.';
const PUBLIC_HEADER = 'X-Shopify-Storefront-Access-Token';
const OPENED = '"accessToken":"';

let shop: CustomerShop;
beforeEach(async () => {
  shop = openCustomerShop();
  await shop.register();
});

/** Returns the answer to a mutation that is asked on behalf of a buyer at that address. */
async function askFrom(
  buyerIp: string,
  query: string,
  token: Readonly<Record<string, string>> = {
    'Shopify-Storefront-Private-Token': shop.platform.context.shops.nl.privateToken,
  },
) {
  const headers = { ...token, 'Shopify-Storefront-Buyer-IP': buyerIp };
  const client = clientAt(shop.platform, '/nl/api/2024-01/graphql.json', headers);
  return JSON.stringify(await client.request(query));
}

const logInAs = (email: string, password = 'guess') =>
  `mutation { customerAccessTokenCreate(input: {email: "${email}", password: "${password}"}) { customerAccessToken { accessToken } customerUserErrors { code } } }`;
const RIGHT = logInAs(ANNA.email, ANNA.password);

/** Does something as often as a limit allows. */
async function exhaust(limit: keyof typeof LIMITS, attempt: (count: number) => Promise<unknown>) {
  for (let count = 0; count < LIMITS[limit].most; count++) await attempt(count);
}

describe('guessing a password', () => {
  test('ends after ten tries from one network, for the right one too, until the time is over', async () => {
    await exhaust('loginOfAccountFromNetwork', async (count) => {
      expect((await shop.logIn(ANNA.email, `guess${count}`)).customerAccessToken).toBeNull();
    });
    const input = { email: ' ANNA@example.test', password: ANNA.password };
    const logIn = () => shop.requestError('customer-access-token-create', { input });
    expect(await logIn()).toBe(LOGIN_LIMIT);
    shop.passMinutes(LIMITS.loginOfAccountFromNetwork.minutes - 1);
    expect(await logIn()).toBe(LOGIN_LIMIT);
    shop.passMinutes(1);
    expect((await shop.logIn()).customerAccessToken).not.toBeNull();
  });

  test('while the clock was ahead locks nobody out once it is right', async () => {
    shop.passMinutes(120 * 24 * 60);
    await exhaust('loginOfAccountFromNetwork', (count) => shop.logIn(ANNA.email, `guess${count}`));
    shop.passMinutes(-120 * 24 * 60);
    expect((await shop.logIn()).customerAccessToken).not.toBeNull();
  });

  test('is limited alike for an address that has no account', async () => {
    const input = { email: 'nobody@example.test', password: 'guess' };
    await exhaust('loginOfAccountFromNetwork', () =>
      shop.send('customer-access-token-create', { input }),
    );
    expect(await shop.requestError('customer-access-token-create', { input })).toBe(LOGIN_LIMIT);
  });

  test('a thousand times at once gets nobody in, though the last guess is right', async () => {
    const responses = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => {
        const password = index < 999 ? `Guess-${index}` : ANNA.password;
        return shop.shopper.request<{
          customerAccessTokenCreate: { customerAccessToken: unknown } | null;
        }>('customer-access-token-create', { input: { email: ANNA.email, password } });
      }),
    );
    const payloads = responses.flatMap(({ data }) => data?.customerAccessTokenCreate ?? []);
    expect(payloads.filter(({ customerAccessToken }) => customerAccessToken)).toEqual([]);
    expect(payloads).toHaveLength(LIMITS.loginOfAccountFromNetwork.most);
  });

  test('by a stranger does not lock the owner out of another network', async () => {
    await exhaust('loginOfAccountFromNetwork', (count) =>
      askFrom(`2001:db8:1:2::${count}`, logInAs(ANNA.email)),
    );
    expect(await askFrom('2001:db8:1:ff::1', RIGHT)).toContain(LOGIN_LIMIT);
    expect(await askFrom('2001:db8:1:100::1', RIGHT)).toContain(OPENED);
  });

  test('from everywhere has an end, too', async () => {
    await exhaust('loginOfAccount', (count) =>
      askFrom(`10.0.${count >> 8}.${count & 255}`, logInAs(ANNA.email)),
    );
    expect(await askFrom('192.0.2.2', RIGHT)).toContain(LOGIN_LIMIT);
    shop.passMinutes(LIMITS.loginOfAccount.minutes);
    expect(await askFrom('192.0.2.2', RIGHT)).toContain(OPENED);
  });

  test('cannot be spread over buyers that the public token names', async () => {
    await exhaust('loginOfAccountFromNetwork', (count) => shop.logIn(ANNA.email, `guess${count}`));
    const answer = await askFrom('192.0.2.77', RIGHT, { [PUBLIC_HEADER]: demoPublicToken('nl') });
    expect(answer).toContain(LOGIN_LIMIT);
  });

  test.each([
    ['Shopify-Storefront-Private-Token', 'publicToken', 'nl'],
    ['Shopify-Storefront-Private-Token', 'privateToken', 'fr'],
    ['Shopify-Storefront-Private-Token', 'adminToken', 'nl'],
    [PUBLIC_HEADER, 'privateToken', 'nl'],
  ] as const)('%s takes no %s of %s', async (header, kind, key) => {
    const answer = await askFrom('192.0.2.77', RIGHT, {
      [header]: shop.platform.context.shops[key][kind],
    });
    expect(answer).toContain('UNAUTHORIZED');
  });

  test('over many accounts from one address is limited, and others still get in', async () => {
    await exhaust('loginFromAddress', (count) =>
      askFrom('192.0.2.1', logInAs(`user${count}@example.test`)),
    );
    expect(await askFrom('192.0.2.1', RIGHT)).toContain(LOGIN_LIMIT);
    expect(await askFrom('192.0.2.2', RIGHT)).toContain(OPENED);
  });

  test('does not count who got in: a whole office may log in', async () => {
    await exhaust('loginFromAddress', async () => {
      expect((await shop.logIn()).customerAccessToken).not.toBeNull();
    });
    expect((await shop.logIn()).customerAccessToken).not.toBeNull();
  });
});

test('accounts are made so many an hour from one address', async () => {
  shop.passMinutes(LIMITS.createFromAddress.minutes);
  await exhaust('createFromAddress', async (count) => {
    expect((await shop.register({ email: `a${count}@example.test` })).customer).not.toBeNull();
  });
  const input = { ...ANNA, email: 'one-more@example.test' };
  expect(await shop.requestError('customer-create', { input })).toBe(
    'Creating Customer Limit exceeded. Please try again later.',
  );
  shop.passMinutes(LIMITS.createFromAddress.minutes);
  expect((await shop.register(input)).customer).not.toBeNull();
});

test.each([ANNA.email, 'nobody@example.test'])(
  '%s is sent no more than a few letters in a while, whoever asks',
  async (email) => {
    const before = shop.mailsTo(email).length;
    await exhaust('mailToAccount', () => shop.send('customer-recover', { email }));
    expect(await shop.requestError('customer-recover', { email })).toBe(
      'Resetting password limit exceeded. Please try again later.',
    );
    const sent = email === ANNA.email ? LIMITS.mailToAccount.most : 0;
    expect(shop.mailsTo(email)).toHaveLength(before + sent);
  },
);

test('letters to many from one address are limited', async () => {
  const recover = (index: number) =>
    askFrom(
      '192.0.2.9',
      `mutation { customerRecover(email: "u${index}@example.test") { customerUserErrors { code } } }`,
    );
  await exhaust('recoverFromAddress', recover);
  expect(await recover(1_000)).toContain('Resetting password limit exceeded');
});
