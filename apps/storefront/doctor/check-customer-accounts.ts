import { LOCALES, type Market, marketOf } from '@lokke/domain/markets';
import {
  createProvider,
  type Discovery,
  discover,
  type Provider,
  type ProviderFailure,
} from '@lokke/shopify-customer-account';
import { customerAccountEndpoint, customerAccountVersion } from '../server/config/index.ts';
import { sayVersion } from './check-shop.ts';
import type { CheckContext, Say } from './finding.ts';

/** Checks the login pages of a shop with new accounts: there, and open to this storefront. */
export async function checkCustomerAccounts(
  say: Say,
  checkContext: CheckContext,
  { shop }: Market,
) {
  const { config, fetch, now } = checkContext;
  const { baseUrl, customerAccounts, customerClientId, customerClientSecret } = config.shops[shop];
  if (customerAccounts === 'legacy') return;
  const timeoutInMs = config.upstreamTimeoutInMs;
  const discovery = await discover(baseUrl, { fetch, timeoutInMs });
  if (!discovery.ok) {
    return say('accounts', 'undiscovered', { baseUrl, reason: reasonOf(discovery.failure) });
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
  const markets = LOCALES.map(marketOf).filter(
    (market) => market.shop === shop && config.locales.includes(market.locale),
  );
  const addresses = await Promise.all(
    markets.map((market) => tryAddress(checkContext, provider, market)),
  );
  // Asks with a token that is none: the client is checked before it.
  const client = await provider.refresh('doctor');
  const refusal = client.ok || isOnlyTheToken(client.failure) ? null : reasonOf(client.failure);
  say('accounts', 'issuer', { issuer: discovery.value.issuer });
  if (refusal !== null && addresses.every(({ finding }) => finding !== 'leadsBack')) {
    // An unknown client has no addresses either: which to register is no question yet.
    say('accounts', 'unknownClient');
  } else {
    for (const { finding, ...values } of addresses) say('accounts', finding, values);
    const wrong = customerClientSecret === null ? 'noSecret' : 'wrongSecret';
    say('accounts', refusal === null ? 'client' : wrong, { reason: refusal });
  }
  await checkVersion(say, checkContext, discovery.value, shop);
  checkOrigins(say, checkContext, discovery.value, shop);
}

const isOnlyTheToken = (failure: ProviderFailure) =>
  failure.kind === 'refused' && failure.code === 'invalid_grant';

/** Asks to be led back without a login page: only a known client with a known address is. */
async function tryAddress(
  { config, fetch }: CheckContext,
  provider: Provider,
  { countryCode: country, languageTag: locale, prefix }: Market,
) {
  const redirectUri = `${config.publicOrigin}${prefix}/account/authorize`;
  const { url } = await provider.beginLogin({ redirectUri, locale, country });
  const asked = new URL(url);
  asked.searchParams.set('prompt', 'none');
  try {
    const signal = AbortSignal.timeout(config.upstreamTimeoutInMs);
    const response = await fetch(asked, { redirect: 'manual', signal });
    await response.body?.cancel();
    const location = response.headers.get('location');
    const leadsTo = location === null ? null : URL.parse(location, asked);
    const error = leadsTo?.searchParams.get('error') ?? null;
    if (error === 'invalid_scope') return { finding: 'scope' } as const;
    const isRefused = leadsTo === null || (error !== null && error !== 'login_required');
    return {
      finding: isRefused ? 'address' : 'leadsBack',
      redirectUri,
      reason: error ?? response.status,
      logoutUri: `${config.publicOrigin}${prefix}/`,
    } as const;
  } catch (error) {
    return { finding: 'silent', reason: messageOf(error) } as const;
  }
}

/** Asks without a token, which only a customer has: the answer is a refusal, and says its version all the same. */
async function checkVersion(
  say: Say,
  { config, fetch }: CheckContext,
  { graphqlApi }: Discovery,
  shop: Market['shop'],
): Promise<void> {
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
    if (served !== null) sayVersion(say, { api: 'The Customer Account API', requested, served });
  } catch (error) {
    say('accounts', 'silentApi', { reason: messageOf(error) });
  }
}

function checkOrigins(
  say: Say,
  { config, isHosted }: CheckContext,
  { authorizationEndpoint }: Discovery,
  shop: Market['shop'],
): void {
  if (isHosted && !config.publicOrigin.startsWith('https:')) say('accounts', 'insecure');
  const { origin } = new URL(authorizationEndpoint);
  const known = ['https://shopify.com', ...config.shops[shop].storeUrls];
  if (!known.some((url) => new URL(url).origin === origin)) {
    say('accounts', 'ownDomain', { origin });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
