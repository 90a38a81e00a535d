import { marketOf } from '@lokke/domain/markets';
import { createPlatform, type Platform, saveCatalogue } from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provisionShop } from '../provision/provision-shop.ts';
import { readConfig } from '../server/config/index.ts';
import { CUSTOMER_KEYS } from '../server/features/account/index.ts';
import { SMALL_SHOP } from '../testing/drafts.ts';
import { checkAdmin } from './check-admin.ts';
import { checkCustomerAccounts } from './check-customer-accounts.ts';
import { checkMultipass, checkSecrets } from './check-secrets.ts';
import { checkShop } from './check-shop.ts';
import { collectFindings, type Finding } from './finding.ts';
import { type Alter, BROKEN_APPS, type Broken, rewritten } from './test-kit/broken-apps.ts';
import type { Environment } from './test-kit/hosted-shops.ts';

const NO = marketOf('no');
const DOMAIN = 'http://localhost:4010/no';
const PUBLIC_ORIGIN = 'https://lokke.example';
let platform: Platform;
let right: Environment;

beforeAll(async () => {
  platform = createPlatform({ dataFile: ':memory:', storefrontUrl: PUBLIC_ORIGIN });
  await saveCatalogue(platform.context, 'no', SMALL_SHOP);
  const { privateToken, adminToken, adminClientId, webhookSecret } = platform.context.shops.no;
  const embedded = readConfig({ MARKETS: 'no' }, platform.secrets).shops.no;
  right = {
    MARKETS: 'no',
    PUBLIC_ORIGIN,
    SHOPIFY_NO_DOMAIN: DOMAIN,
    SHOPIFY_NO_STOREFRONT_TOKEN: 'lokke-public-no',
    SHOPIFY_NO_PRIVATE_TOKEN: privateToken,
    SHOPIFY_NO_ADMIN_CLIENT_ID: adminClientId,
    SHOPIFY_NO_ADMIN_CLIENT_SECRET: webhookSecret,
    SHOPIFY_NO_CUSTOMER_ACCOUNTS: 'new',
    SHOPIFY_NO_CUSTOMER_ACCOUNT_CLIENT_ID: embedded.customerClientId ?? '',
    SHOPIFY_NO_CUSTOMER_ACCOUNT_CLIENT_SECRET: embedded.customerClientSecret ?? '',
  };
  await provisionShop({
    admin: createAdminClient({
      endpoint: `${DOMAIN}/admin/api/2024-01/graphql.json`,
      accessToken: adminToken,
      fetch: platform.fetch,
      timeoutInMs: 5_000,
    }),
    webhookUrl: 'https://lokke.example/webhooks/shopify/no',
    brand: { namespace: 'lokke', capabilities: ['salons', 'consultation'] },
    makesToken: false,
    say: () => undefined,
  });
});
afterAll(() => platform.close());

const CHECKS = [checkShop, checkAdmin, checkCustomerAccounts, checkSecrets, checkMultipass];

async function examine(
  environment: Environment,
  isHosted: boolean,
  checks: typeof CHECKS,
  alter: Alter = async (_, ask) => ask(),
): Promise<readonly Finding[]> {
  const context = {
    config: readConfig(environment, platform.secrets),
    isHosted,
    now: Date.now,
    wait: async () => undefined,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      return alter(new URL(request.url), async () => platform.fetch(request));
    },
  };
  const found = checks.map((check) => collectFindings('no', (say) => check(say, context, NO)));
  return (await Promise.all(found)).flat();
}

/** Findings of the doctor of the shop that is not well. */
async function complaints(change: Environment = {}, alter?: Alter) {
  const changed = Object.entries(change).map(([name, value]) => {
    return [name, value?.replace('{SECRET}', right['SHOPIFY_NO_ADMIN_CLIENT_SECRET'] ?? '')];
  });
  const environment = { ...right, ...Object.fromEntries(changed) };
  const findings = await examine(environment, true, CHECKS, alter);
  // The catalogue of the test is no example of one.
  const unwell = findings.filter(({ level, check }) => level !== 'ok' && check !== 'catalogue');
  return [...new Set(unwell.map(({ sentence }) => sentence))];
}

const VANITY = 'https://account.shop.example';
const CLIENT = 'SHOPIFY_NO_CUSTOMER_ACCOUNT_CLIENT';
const BROKEN: readonly Broken[] = [
  [
    'a callback address that is not registered',
    'The login pages refuse https://other.example/no/account/authorize (400): register it as a callback address',
    { PUBLIC_ORIGIN: 'https://other.example' },
  ],
  [
    'an unknown client',
    `The login pages do not know the client in ${CLIENT}_ID.`,
    { [`${CLIENT}_ID`]: 'shp_unknown' },
  ],
  [
    'the secret of another client',
    `The client is refused (invalid_client): ${CLIENT}_SECRET is not its secret`,
    { [`${CLIENT}_SECRET`]: 'of-another-client' },
  ],
  [
    'a confidential client without its secret',
    `The client is refused (invalid_client): it is a confidential one, and ${CLIENT}_SECRET is not set.`,
    { [`${CLIENT}_SECRET`]: undefined },
  ],
  [
    'a storefront without https',
    'Logins lead back to https addresses only: set PUBLIC_ORIGIN.',
    { PUBLIC_ORIGIN: 'http://lokke.example' },
    async (url, ask) =>
      url.pathname.endsWith('/oauth/authorize')
        ? Response.redirect('http://lokke.example/no/account/authorize?error=login_required')
        : ask(),
  ],
  [
    'a client without the scope',
    'The client may not use the scope customer-account-api:full.',
    {},
    async (url, ask) =>
      url.pathname.endsWith('/oauth/authorize')
        ? Response.redirect('https://lokke.example/no/account/authorize?error=invalid_scope')
        : ask(),
  ],
  [
    'a shop with legacy accounts',
    `The shop names no login pages at ${DOMAIN} (404): does it have new customer accounts?`,
    {},
    async (url, ask) =>
      url.pathname.includes('/.well-known/') ? new Response(null, { status: 404 }) : ask(),
  ],
  [
    'a domain that answers with pages',
    'openid-configuration is not JSON): does it have new customer accounts?',
    {},
    rewritten('/.well-known/openid-configuration', () => '<html></html>'),
  ],
  [
    'login pages that are down',
    'The login page does not answer: refused.',
    {},
    async (url, ask) => {
      if (url.pathname.endsWith('/oauth/authorize')) throw new TypeError('refused');
      return ask();
    },
  ],
  [
    'a domain of its own for the accounts that is not named',
    'name https://account.shop.example in SHOPIFY_NO_STORE_DOMAINS',
    {},
    async (url, ask) => {
      if (!url.pathname.endsWith('/openid-configuration')) return ask();
      const found = await (await ask()).text();
      return new Response(found.replaceAll(/http:\/\/localhost:4010(?=[^"]*\/oauth)/g, VANITY));
    },
  ],
  [
    'definitions that customers may not write',
    `Customers may not do with ${CUSTOMER_KEYS.map((key) => `lokke.${key}`).join(', ')} what`,
    {},
    rewritten('/graphql.json', (text) => text.replaceAll('"READ_WRITE"', '"NONE"')),
  ],
  [
    'a definition that customers may write and nobody asked for',
    'Customers may write lokke.points themselves',
    {},
    rewritten('/graphql.json', (text) =>
      text.replace(/(\{[^{}]*)salon("(?:[^}]*\}){2}\})/, '$1points$2,$&'),
    ),
  ],
  [
    'definitions of other types, as a merchant made them before',
    'lokke.inci, lokke.producer have other types than apps/storefront/provision/definitions.json',
    {},
    rewritten('/graphql.json', (text) =>
      text.replace(/"(?:inci|producer)".*?"multi/g, (found) => found.replace('multi', 'single')),
    ),
  ],
  ...BROKEN_APPS,
  [
    'definitions that are missing',
    'lokke.hair_profile, which nothing defines: npm run provision -- --market no does.',
    {},
    rewritten('/graphql.json', (text) =>
      text.replaceAll(/"(wishlist|salon|hair_profile)"/g, '"unknown"'),
    ),
  ],
  ...(
    [
      ['The Storefront API', '/no/api/', '2024-10'],
      ['The Admin API', '/admin/', '2024-10'],
      ['The Customer Account API', '/customer/', '2025-10'],
    ] as const
  ).map(
    ([api, path, asked]): Broken => [
      `a version of ${api} newer than what is asked was checked for`,
      `${api} answers in version 2027-01 where ${asked} was asked for. What is asked was checked up to 2026-10 only.`,
      {},
      async (url, ask) => {
        const response = await ask();
        if (!url.pathname.includes(path)) return response;
        const headers = new Headers(response.headers);
        headers.set('x-shopify-api-version', '2027-01');
        return new Response(response.body, { status: response.status, headers });
      },
    ],
  ),
];

describe('a shop made today', () => {
  it('has nothing that is complained of', async () => {
    expect(await complaints()).toEqual([]);
  });

  const rows = BROKEN.map(([what, sentence, ...made]) => ({ what, sentence, made }));
  it.each(rows)('tells $what', async ({ sentence, made }) => {
    expect(await complaints(...made)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('new accounts at the embedded platform', () => {
  const see = (accounts: string, checks: typeof CHECKS) =>
    examine(
      { MARKETS: 'no', PUBLIC_ORIGIN, SHOPIFY_NO_CUSTOMER_ACCOUNTS: accounts },
      false,
      checks,
    );

  it('are well with a client that the shop knows, and need no Multipass secret', async () => {
    const findings = await see('new', [checkCustomerAccounts, checkMultipass]);
    expect(findings.map(({ level, sentence }) => `${level} ${sentence}`)).toEqual([
      'ok Customers log in at http://localhost:4010/authentication/9.',
      'ok Logins lead back to https://lokke.example/no/account/authorize.',
      'ok The client is known.',
      'ok The Customer Account API answers in version 2025-10.',
      'ok Customers are signed in at the store by the login that they have there.',
    ]);
  });

  it('are not asked for where accounts are legacy ones', async () => {
    expect(await see('legacy', [checkCustomerAccounts])).toEqual([]);
  });
});
