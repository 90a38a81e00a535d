import type { Market } from '@lokke/domain/markets';
import { createAdminClient, type ShopSetup, shopSetup } from '@lokke/shopify-admin';
import {
  type ALL_DEFINITIONS,
  CUSTOMER_DEFINITIONS,
  hasWantedAccess,
  isSameMetafield,
  METAFIELD_DEFINITIONS,
  SCOPES,
  WEBHOOK_TOPICS,
} from '../provision/required-definitions.ts';
import { sayVersion } from './check-shop.ts';
import { explainFailure } from './explain-failure.ts';
import type { CheckContext, Say } from './finding.ts';

/** Checks a shop's Admin API: token scopes, webhooks, and fields exposed to storefronts. */
export async function checkAdmin(say: Say, checkContext: CheckContext, { shop }: Market) {
  const { config } = checkContext;
  const { adminToken, adminEndpoint, apiVersion, baseUrl, isEmbedded, ...own } = config.shops[shop];
  if (adminToken === null) return say('admin', 'unset');
  let served: string | null = null;
  const client = createAdminClient({
    endpoint: adminEndpoint,
    accessToken: adminToken,
    fetch: async (input, init) => {
      const response = await checkContext.fetch(input, init);
      served = response.headers.get('x-shopify-api-version');
      return response;
    },
    timeoutInMs: config.upstreamTimeoutInMs,
    ...(checkContext.wait && { wait: checkContext.wait }),
  });
  const result = await shopSetup(client, {});
  if (!result.ok) {
    const start = `SHOPIFY_${shop.toUpperCase()}`;
    const reason = explainFailure(result.failure, {
      name: 'The Admin API',
      address: baseUrl,
      domainVariable: `${start}_DOMAIN`,
      tokenVariable: `${start}_ADMIN_TOKEN`,
      tokenKind: 'an Admin API access token (shpat_…)',
    });
    return say('admin', 'failed', { reason });
  }
  sayScopes(say, result.value);
  sayVersion(say, { api: 'The Admin API', requested: apiVersion, served });
  // The embedded platform shows storefronts every field, and changes within PAGE_FRESH_MS.
  if (!isEmbedded) {
    sayWebhooks(say, result.value, { path: `/webhooks/shopify/${shop}`, ...own });
    sayDefinitions(say, result.value);
  }
  if (own.customerAccounts === 'new') sayCustomerData(say, result.value);
}

function sayScopes(say: Say, { scopes }: ShopSetup) {
  // Write scopes include reading.
  const has = (scope: string) =>
    scopes.includes(scope) || scopes.includes(scope.replace(/^read_/, 'write_'));
  const missing = SCOPES.filter((scope) => !has(scope));
  if (missing.length === 0) say('admin', 'allowed');
  else say('admin', 'scopes', { missing: missing.join(', ') });
}

function sayWebhooks(
  say: Say,
  { webhooks }: ShopSetup,
  { path, webhookSecret }: { readonly path: string; readonly webhookSecret: string | null },
) {
  const ours = webhooks.filter(({ callbackUrl }) => callbackUrl?.endsWith(path) === true);
  const missing = WEBHOOK_TOPICS.filter((wanted) => !ours.some(({ topic }) => topic === wanted));
  if (missing.length > 0) say('webhooks', 'missing', { missing: missing.join(', ') });
  else if (webhookSecret === null) say('webhooks', 'unset');
  else say('webhooks', 'told', { address: ours[0]?.callbackUrl ?? path });
}

type Definition = ShopSetup['definitions'][number];

/** Names the definitions that are not there, and those that are open to other people than wanted. */
function compareDefinitions(wanted: typeof ALL_DEFINITIONS, { definitions }: ShopSetup) {
  const isThere = (one: (typeof wanted)[number]) =>
    definitions.some((known) => isSameMetafield(known, one));
  const isAsWanted = (one: (typeof wanted)[number]) =>
    definitions.some((known) => isSameMetafield(known, one) && hasWantedAccess(known, one));
  return {
    missing: namesOf(wanted.filter((one) => !isThere(one))),
    closed: namesOf(wanted.filter((one) => !isAsWanted(one))),
  };
}

const namesOf = (those: readonly Pick<Definition, 'namespace' | 'key'>[]) =>
  those.map(({ namespace, key }) => `${namespace}.${key}`).join(', ');

function sayDefinitions(say: Say, setup: ShopSetup) {
  const { closed } = compareDefinitions(METAFIELD_DEFINITIONS, setup);
  say('metafields', closed === '' ? 'open' : 'closed', { closed });
}

/** Wishlist and salon are, with new accounts, written as the customer, who needs the right to it. */
function sayCustomerData(say: Say, setup: ShopSetup) {
  const others = setup.definitions.filter(
    (known) =>
      known.access.customerAccount === 'READ_WRITE' &&
      !CUSTOMER_DEFINITIONS.some((wanted) => isSameMetafield(known, wanted)),
  );
  const { missing, closed } = compareDefinitions(CUSTOMER_DEFINITIONS, setup);
  if (missing !== '') return say('metafields', 'undefined', { missing });
  if (others.length > 0) say('metafields', 'others', { others: namesOf(others) });
  say('metafields', closed === '' ? 'writable' : 'unwritable', { closed });
}
