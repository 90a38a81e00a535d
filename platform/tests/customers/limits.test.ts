import { describe, expect, test } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { LIMITS } from '../../src/shopify/customers/rate-limit.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

const LOGIN_LIMIT = 'Login attempt limit exceeded. Please try again later.';

/** What a mutation says when it is asked on behalf of a buyer at that address. */
async function askFrom(shop: CustomerShop, buyerIp: string, query: string) {
  const response = await shop.platform.fetch(
    new Request('http://localhost:4010/nl/api/2024-01/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'Shopify-Storefront-Private-Token': demoPublicToken('nl'),
        'Shopify-Storefront-Buyer-IP': buyerIp,
      },
      body: JSON.stringify({ query }),
    }),
  );
  return response.text();
}

const logInAs = (email: string, password = 'guess') =>
  `mutation { customerAccessTokenCreate(input: {email: "${email}", password: "${password}"}) { customerAccessToken { accessToken } customerUserErrors { code } } }`;

describe('guessing a password', () => {
  test('ends after ten tries from one network, for the right one too, until the time is over', async () => {
    const shop = openCustomerShop();
    await shop.register();
    for (let count = 0; count < LIMITS.loginOfAccountFromNetwork.most; count++) {
      expect((await shop.logIn(ANNA.email, `guess${count}`)).customerAccessToken).toBeNull();
    }
    const input = { email: ' ANNA@example.test', password: ANNA.password };
    expect(await shop.requestError('customer-access-token-create', { input })).toBe(LOGIN_LIMIT);
    shop.passMinutes(LIMITS.loginOfAccountFromNetwork.minutes - 1);
    expect(await shop.requestError('customer-access-token-create', { input })).toBe(LOGIN_LIMIT);
    shop.passMinutes(1);
    expect((await shop.logIn()).customerAccessToken).not.toBeNull();
    shop.platform.close();
  });

  test('is limited alike for an address that has no account', async () => {
    const shop = openCustomerShop();
    const input = { email: 'nobody@example.test', password: 'guess' };
    for (let count = 0; count < LIMITS.loginOfAccountFromNetwork.most; count++) {
      await shop.send('customer-access-token-create', { input });
    }
    expect(await shop.requestError('customer-access-token-create', { input })).toBe(LOGIN_LIMIT);
    shop.platform.close();
  });

  test('10,000 times at once gets nobody in, though the last guess is right', async () => {
    const shop = openCustomerShop();
    await shop.register();
    const responses = await Promise.all(
      Array.from({ length: 10_000 }, (_, index) =>
        shop.shopper.request<{
          customerAccessTokenCreate: { customerAccessToken: unknown } | null;
        }>('customer-access-token-create', {
          input: {
            email: ANNA.email,
            password: index < 9_999 ? `Guess-${index}` : ANNA.password,
          },
        }),
      ),
    );
    const opened = responses.filter(
      ({ data }) => data?.customerAccessTokenCreate?.customerAccessToken,
    );
    const tried = responses.filter(({ data }) => data?.customerAccessTokenCreate !== null);
    expect(opened).toEqual([]);
    expect(tried).toHaveLength(LIMITS.loginOfAccountFromNetwork.most);
    shop.platform.close();
  }, 120_000);

  test('by a stranger does not lock the owner out of another network', async () => {
    const shop = openCustomerShop();
    await shop.register();
    const right = logInAs(ANNA.email, ANNA.password);
    for (let count = 0; count < LIMITS.loginOfAccountFromNetwork.most; count++) {
      await askFrom(shop, `2001:db8:1:2::${count}`, logInAs(ANNA.email));
    }
    expect(await askFrom(shop, '2001:db8:1:2::ffff', right)).toContain(LOGIN_LIMIT);
    expect(await askFrom(shop, '2001:db8:1:3::1', right)).toContain('"accessToken":"');
    shop.platform.close();
  });

  test('from everywhere has an end, too', async () => {
    const shop = openCustomerShop();
    await shop.register();
    for (let count = 0; count < LIMITS.loginOfAccount.most; count++) {
      await askFrom(shop, `10.0.${count >> 8}.${count & 255}`, logInAs(ANNA.email));
    }
    const right = logInAs(ANNA.email, ANNA.password);
    expect(await askFrom(shop, '192.0.2.2', right)).toContain(LOGIN_LIMIT);
    shop.passMinutes(LIMITS.loginOfAccount.minutes);
    expect(await askFrom(shop, '192.0.2.2', right)).toContain('"accessToken":"');
    shop.platform.close();
  });

  test('cannot be spread over buyers that the public token names', async () => {
    const shop = openCustomerShop();
    await shop.register();
    for (let count = 0; count < LIMITS.loginOfAccountFromNetwork.most; count++) {
      await shop.logIn(ANNA.email, `guess${count}`);
    }
    const response = await shop.platform.fetch(
      new Request('http://localhost:4010/nl/api/2024-01/graphql.json', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
          'Shopify-Storefront-Buyer-IP': '192.0.2.77',
        },
        body: JSON.stringify({ query: logInAs(ANNA.email, ANNA.password) }),
      }),
    );
    expect(await response.text()).toContain(LOGIN_LIMIT);
    shop.platform.close();
  });

  test('over many accounts from one address is limited, and others still get in', async () => {
    const shop = openCustomerShop();
    await shop.register();
    for (let count = 0; count < LIMITS.loginFromAddress.most; count++) {
      await askFrom(shop, '192.0.2.1', logInAs(`user${count}@example.test`));
    }
    const right = logInAs(ANNA.email, ANNA.password);
    expect(await askFrom(shop, '192.0.2.1', right)).toContain(LOGIN_LIMIT);
    expect(await askFrom(shop, '192.0.2.2', right)).toContain('"accessToken":"');
    shop.platform.close();
  });

  test('does not count who got in: a whole office may log in', async () => {
    const shop = openCustomerShop();
    await shop.register();
    for (let count = 0; count < LIMITS.loginFromAddress.most + 5; count++) {
      expect((await shop.logIn()).customerAccessToken).not.toBeNull();
    }
    shop.platform.close();
  });
});

test('accounts are made so many an hour from one address', async () => {
  const shop = openCustomerShop();
  for (let count = 0; count < LIMITS.createFromAddress.most; count++) {
    expect((await shop.register({ email: `a${count}@example.test` })).customer).not.toBeNull();
  }
  const input = { ...ANNA };
  expect(await shop.requestError('customer-create', { input })).toBe(
    'Creating Customer Limit exceeded. Please try again later.',
  );
  shop.passMinutes(LIMITS.createFromAddress.minutes);
  expect((await shop.register()).customer).not.toBeNull();
  shop.platform.close();
});

test('nobody is sent more than a few letters in a while, whoever asks', async () => {
  const shop = openCustomerShop();
  await shop.register();
  const recover = { email: ANNA.email };
  for (let count = 0; count < LIMITS.mailToAccount.most; count++) {
    await shop.send('customer-recover', recover);
  }
  expect(await shop.requestError('customer-recover', recover)).toBe(
    'Resetting password limit exceeded. Please try again later.',
  );
  // One to welcome.
  expect(shop.mailsTo(ANNA.email)).toHaveLength(LIMITS.mailToAccount.most + 1);
  const unknown = { email: 'nobody@example.test' };
  for (let count = 0; count < LIMITS.mailToAccount.most; count++) {
    await shop.send('customer-recover', unknown);
  }
  expect(await shop.requestError('customer-recover', unknown)).toContain('limit exceeded');
  shop.platform.close();
});

test('letters to many from one address are limited', async () => {
  const shop = openCustomerShop();
  const recover = (index: number) =>
    askFrom(
      shop,
      '192.0.2.9',
      `mutation { customerRecover(email: "u${index}@example.test") { customerUserErrors { code } } }`,
    );
  for (let count = 0; count < LIMITS.recoverFromAddress.most; count++) await recover(count);
  expect(await recover(1_000)).toContain('Resetting password limit exceeded');
  shop.platform.close();
});
