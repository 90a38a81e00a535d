import type { Market } from '@lokke/domain/markets';
import { createAdminClient, type ShopSetup, shopSetup } from '@lokke/shopify-admin';
import {
  CUSTOMER_DEFINITIONS,
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
  const result = await shopSetup(client);
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

/** Names the definitions that are not there, and those that are closed. */
function compareDefinitions(
  wanted: readonly Pick<Definition, 'ownerType' | 'namespace' | 'key'>[],
  { definitions }: ShopSetup,
  isOpen: (definition: Definition) => boolean,
) {
  const found = wanted.map(({ ownerType, namespace, key }) => ({
    name: `${namespace}.${key}`,
    definition: definitions.find(
      (one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key,
    ),
  }));
  const namesOf = (those: typeof found) => those.map(({ name }) => name).join(', ');
  return {
    missing: namesOf(found.filter(({ definition }) => definition === undefined)),
    closed: namesOf(found.filter(({ definition }) => !definition || !isOpen(definition))),
  };
}

function sayDefinitions(say: Say, setup: ShopSetup) {
  const isOpen = ({ isOpenToStorefronts }: Definition) => isOpenToStorefronts;
  const { closed } = compareDefinitions(METAFIELD_DEFINITIONS, setup, isOpen);
  say('metafields', closed === '' ? 'open' : 'closed', { closed });
}

/** Wishlist and salon are, with new accounts, written as the customer, who needs the right to it. */
function sayCustomerData(say: Say, setup: ShopSetup) {
  const isOpen = ({ isOpenToCustomers }: Definition) => isOpenToCustomers;
  const { missing, closed } = compareDefinitions(CUSTOMER_DEFINITIONS, setup, isOpen);
  if (missing !== '') return say('metafields', 'undefined', { missing });
  say('metafields', closed === '' ? 'writable' : 'unwritable', { closed });
}
