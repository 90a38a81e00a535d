import { LOCALES, type Market, marketOf } from '@lokke/domain/markets';
import {
  createProvider,
  type Discovery,
  discover,
  type Provider,
  type ProviderFailure,
} from '@lokke/shopify-customer-account';
import { customerAccountEndpoint, customerAccountVersion } from '../server/config/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { versionFinding } from './version-finding.ts';

type Say = ReturnType<typeof about>;

/** Checks the login pages of a shop with new accounts: there, and open to this storefront. */
export async function checkCustomerAccounts(
  checkContext: CheckContext,
  { shop }: Market,
): Promise<readonly Finding[]> {
  const { config, fetch, now } = checkContext;
  const { baseUrl, customerAccounts, customerClientId, customerClientSecret } = config.shops[shop];
  const say = about(shop);
  if (customerAccounts === 'legacy') return [];
  const timeoutInMs = config.upstreamTimeoutInMs;
  const discovery = await discover(baseUrl, { fetch, timeoutInMs });
  if (!discovery.ok) {
    const reason = reasonOf(discovery.failure);
    return [
      say.problem(
        'accounts',
        `The shop names no login pages at ${baseUrl} (${reason}): does it have new customer accounts?`,
      ),
    ];
  }
  const provider = createProvider({
    discovery: discovery.value,
    clientId: customerClientId ?? '',
    clientSecret: customerClientSecret,
    origin: config.publicOrigin,
    fetch,
    timeoutInMs,
    now,
  });
  const addresses = await Promise.all(
    LOCALES.map(marketOf)
      .filter((market) => market.shop === shop && config.locales.includes(market.locale))
      .map((market) => checkAddress(checkContext, provider, { market, say })),
  );
  const client = await checkClient(provider, {
    shop,
    say,
    hasSecret: customerClientSecret !== null,
  });
  // An unknown client has no addresses either: which to register is no question yet.
  const isUnknown =
    client.level === 'problem' && addresses.flat().every(({ level }) => level === 'problem');
  return [
    say.ok('accounts', `Customers log in at ${discovery.value.issuer}.`),
    ...(isUnknown ? [] : addresses.flat()),
    isUnknown ? unknownClient(shop, say) : client,
    ...(await checkVersion(checkContext, discovery.value, { shop, say })),
    ...checkOrigins(checkContext, discovery.value, { shop, say }),
  ];
}

interface Place {
  readonly market: Market;
  readonly say: Say;
}

/** Asks to be led back without a login page: only a known client with a known address is. */
async function checkAddress(
  { config, fetch }: CheckContext,
  provider: Provider,
  { market, say }: Place,
): Promise<readonly Finding[]> {
  const { countryCode: country, languageTag: locale, prefix } = market;
  const redirectUri = `${config.publicOrigin}${prefix}/account/authorize`;
  const { url } = await provider.beginLogin({ redirectUri, locale, country });
  const asked = new URL(url);
  asked.searchParams.set('prompt', 'none');
  const start = `SHOPIFY_${market.shop.toUpperCase()}`;
  try {
    const signal = AbortSignal.timeout(config.upstreamTimeoutInMs);
    const response = await fetch(asked, { redirect: 'manual', signal });
    await response.body?.cancel();
    const location = response.headers.get('location');
    const leadsTo = location === null ? null : URL.parse(location, asked);
    const error = leadsTo?.searchParams.get('error') ?? null;
    if (error === 'invalid_scope') {
      return [
        say.problem('accounts', 'The client may not use the scope customer-account-api:full.'),
      ];
    }
    if (leadsTo === null || (error !== null && error !== 'login_required')) {
      return [
        say.problem(
          'accounts',
          `The login pages refuse ${redirectUri} (${error ?? response.status}): register it as a callback address of the client in ${start}_CUSTOMER_ACCOUNT_CLIENT_ID, and ${config.publicOrigin}${prefix}/ as a logout address.`,
        ),
      ];
    }
    return [say.ok('accounts', `Logins lead back to ${redirectUri}.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [say.problem('accounts', `The login page does not answer: ${reason}.`)];
  }
}

function unknownClient(shop: string, say: Say): Finding {
  const variable = `SHOPIFY_${shop.toUpperCase()}_CUSTOMER_ACCOUNT_CLIENT_ID`;
  return say.problem('accounts', `The login pages do not know the client in ${variable}.`);
}

/** Asks with a token that is none: the client is checked before it. */
async function checkClient(
  provider: Provider,
  {
    shop,
    say,
    hasSecret,
  }: { readonly shop: string; readonly say: Say; readonly hasSecret: boolean },
): Promise<Finding> {
  const variable = `SHOPIFY_${shop.toUpperCase()}_CUSTOMER_ACCOUNT_CLIENT_SECRET`;
  const result = await provider.refresh('doctor');
  if (result.ok || (result.failure.kind === 'refused' && result.failure.code === 'invalid_grant')) {
    return say.ok('accounts', 'The client is known.');
  }
  const advice = hasSecret
    ? `${variable} is not its secret, or it is a public one, which has none`
    : `it is a confidential one, and ${variable} is not set`;
  return say.problem('accounts', `The client is refused (${reasonOf(result.failure)}): ${advice}.`);
}

/** Asks without a token, which only a customer has: the answer is a refusal, and says its version all the same. */
async function checkVersion(
  { config, fetch }: CheckContext,
  { graphqlApi }: Discovery,
  { shop, say }: { readonly shop: Market['shop']; readonly say: Say },
): Promise<readonly Finding[]> {
  const requested = customerAccountVersion(config.shops[shop].apiVersion);
  try {
    const response = await fetch(customerAccountEndpoint(graphqlApi, requested), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: config.publicOrigin },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(config.upstreamTimeoutInMs),
    });
    await response.body?.cancel();
    const served = response.headers.get('x-shopify-api-version');
    // A refusal need not name one.
    if (served === null) return [];
    return [versionFinding({ api: 'The Customer Account API', requested, served }, say)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [say.problem('accounts', `The Customer Account API does not answer: ${reason}.`)];
  }
}

function checkOrigins(
  { config, isHosted }: CheckContext,
  { authorizationEndpoint }: Discovery,
  { shop, say }: { readonly shop: Market['shop']; readonly say: Say },
): readonly Finding[] {
  const findings: Finding[] = [];
  if (isHosted && !config.publicOrigin.startsWith('https:')) {
    findings.push(
      say.problem('accounts', 'Logins lead back to https addresses only: set PUBLIC_ORIGIN.'),
    );
  }
  const { origin } = new URL(authorizationEndpoint);
  const known = ['https://shopify.com', ...config.shops[shop].storeUrls];
  if (!known.some((url) => new URL(url).origin === origin)) {
    findings.push(
      say.warning(
        'accounts',
        `The login pages have a domain of their own: name ${origin} in SHOPIFY_${shop.toUpperCase()}_STORE_DOMAINS, or browsers without scripts are kept from its logout.`,
      ),
    );
  }
  return findings;
}

function reasonOf(failure: ProviderFailure): string {
  switch (failure.kind) {
    case 'http':
      return `${failure.status}`;
    case 'timeout':
      return 'no answer in time';
    case 'network':
    case 'unreadable':
      return failure.message;
    case 'refused':
    case 'forged':
      return failure.code;
  }
}
