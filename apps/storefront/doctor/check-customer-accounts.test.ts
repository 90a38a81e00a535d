import { marketOf } from '@lokke/domain/markets';
import { createPlatform, type Platform } from '@lokke/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { checkAdmin } from './check-admin.ts';
import { checkCustomerAccounts } from './check-customer-accounts.ts';
import { checkMultipass } from './check-secrets.ts';

let platform: Platform;
beforeAll(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterAll(() => platform.close());

type Environment = Readonly<Record<string, string>>;

function contextOf(environment: Environment = {}) {
  const settings = { MARKETS: 'no', SHOPIFY_NO_CUSTOMER_ACCOUNTS: 'new', ...environment };
  return {
    config: readConfig(settings, platform.secrets),
    isHosted: false,
    now: Date.now,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      platform.fetch(new Request(input, init)),
  };
}

const NO = marketOf('no');
const see = (environment?: Environment) => checkCustomerAccounts(contextOf(environment), NO);

it('is content with a client that the shop knows', async () => {
  expect(await see()).toEqual(
    [
      ['accounts', 'Customers log in at http://localhost:4010/authentication/9.'],
      ['accounts', 'Logins lead back to http://localhost:3000/no/account/authorize.'],
      ['accounts', 'The client is known.'],
      ['version', 'The Customer Account API answers in version 2025-10.'],
    ].map(([check, sentence]) => ({ market: 'no', check, level: 'ok', sentence })),
  );
});

it('says nothing of legacy accounts', async () => {
  expect(await see({ SHOPIFY_NO_CUSTOMER_ACCOUNTS: 'legacy' })).toEqual([]);
});

it('asks for definitions that customers may write, and for no Multipass secret', async () => {
  const checked = await checkAdmin(contextOf(), NO);
  expect(checked).toContainEqual({
    market: 'no',
    check: 'metafields',
    level: 'problem',
    sentence:
      'Customers may not write lokke.wishlist, lokke.salon, lokke.hair_profile, which nothing defines: npm run provision -- --market no does.',
  });
  expect(await checkMultipass(contextOf(), NO)).toMatchObject([{ level: 'ok' }]);
});
