import type { Market } from '@lokke/domain/markets';
import { createAdminClient, type ShopSetup, shopSetup } from '@lokke/shopify-admin';
import {
  CUSTOMER_DEFINITIONS,
  METAFIELD_DEFINITIONS,
  SCOPES,
  WEBHOOK_TOPICS,
} from '../provision/required-definitions.ts';
import { explainFailure } from './explain-failure.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { versionFinding } from './version-finding.ts';

/** Checks a shop's Admin API: token scopes, webhooks, and fields exposed to storefronts. */
export async function checkAdmin(
  checkContext: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  const { config } = checkContext;
  const { adminToken, adminEndpoint, apiVersion, baseUrl, isEmbedded, customerAccounts } =
    config.shops[market.shop];
  const say = about(market.shop);
  const start = `SHOPIFY_${market.shop.toUpperCase()}`;
  if (adminToken === null) {
    return [
      say.warning(
        'admin',
        `${start}_ADMIN_TOKEN is not set: no automatic discounts are offered, and wishlists and salons of customers are not kept.`,
      ),
    ];
  }
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
    const sentence = explainFailure(result.failure, {
      name: 'The Admin API',
      address: baseUrl,
      domainVariable: `${start}_DOMAIN`,
      tokenVariable: `${start}_ADMIN_TOKEN`,
      tokenKind: 'an Admin API access token (shpat_…)',
    });
    return [say.problem('admin', sentence)];
  }
  const scopes = scopesFinding(result.value, `${start}_ADMIN_TOKEN`, say);
  // The embedded platform shows storefronts every field, and changes within PAGE_FRESH_MS.
  const ofCustomers =
    customerAccounts === 'new' ? [customerDataFinding(result.value, market, say)] : [];
  const version = versionFinding({ api: 'The Admin API', requested: apiVersion, served }, say);
  if (isEmbedded) return [scopes, version, ...ofCustomers];
  return [
    scopes,
    version,
    webhooksFinding(result.value, market, checkContext, say),
    definitionsFinding(result.value, market, say),
    ...ofCustomers,
  ];
}

type Say = ReturnType<typeof about>;

function scopesFinding({ scopes }: ShopSetup, variable: string, say: Say): Finding {
  // Write scopes include reading.
  const has = (scope: string) =>
    scopes.includes(scope) || scopes.includes(scope.replace(/^read_/, 'write_'));
  const missing = SCOPES.filter((scope) => !has(scope));
  return missing.length === 0
    ? say.ok('admin', 'The Admin API lets the storefront do what it has to.')
    : say.problem('admin', `${variable} lacks the scopes ${missing.join(', ')}.`);
}

function webhooksFinding(
  { webhooks }: ShopSetup,
  { shop }: Market,
  { config }: CheckContext,
  say: Say,
): Finding {
  const variable = `SHOPIFY_${shop.toUpperCase()}_WEBHOOK_SECRET`;
  const path = `/webhooks/shopify/${shop}`;
  const ours = webhooks.filter(({ callbackUrl }) => callbackUrl?.endsWith(path) === true);
  const missing = WEBHOOK_TOPICS.filter((wanted) => !ours.some(({ topic }) => topic === wanted));
  if (missing.length > 0) {
    return say.warning(
      'webhooks',
      `Changes show late, because nobody is told of ${missing.join(', ')}: npm run provision -- --market ${shop} registers them.`,
    );
  }
  return config.shops[shop].webhookSecret === null
    ? say.problem('webhooks', `${variable} is not set, so no webhook is believed.`)
    : say.ok('webhooks', `Changes are told to ${ours[0]?.callbackUrl ?? path}.`);
}

function definitionsFinding({ definitions }: ShopSetup, { shop }: Market, say: Say): Finding {
  const closed = METAFIELD_DEFINITIONS.filter(
    (wanted) =>
      !definitions.some(
        ({ ownerType, namespace, key, isOpenToStorefronts }) =>
          ownerType === wanted.ownerType &&
          namespace === wanted.namespace &&
          key === wanted.key &&
          isOpenToStorefronts,
      ),
  ).map(({ namespace, key }) => `${namespace}.${key}`);
  return closed.length === 0
    ? say.ok('metafields', 'Storefronts may read the metafields that pages show.')
    : say.warning(
        'metafields',
        `Storefronts may not read ${closed.join(', ')}: npm run provision -- --market ${shop} defines them; open those that exist to storefronts in the shop's settings.`,
      );
}

/** Wishlist and salon are, with new accounts, written as the customer, who needs the right to it. */
function customerDataFinding({ definitions }: ShopSetup, { shop }: Market, say: Say): Finding {
  const found = CUSTOMER_DEFINITIONS.map(({ ownerType, namespace, key }) => ({
    name: `${namespace}.${key}`,
    definition: definitions.find(
      (one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key,
    ),
  }));
  const namesOf = (those: typeof found) => those.map(({ name }) => name).join(', ');
  const missing = found.filter(({ definition }) => definition === undefined);
  if (missing.length > 0) {
    return say.problem(
      'metafields',
      `Customers may not write ${namesOf(missing)}, which nothing defines: npm run provision -- --market ${shop} does.`,
    );
  }
  const closed = found.filter(({ definition }) => definition?.isOpenToCustomers !== true);
  return closed.length === 0
    ? say.ok('metafields', 'Customers may write their wishlist and salon.')
    : say.problem(
        'metafields',
        `Customers may not write ${namesOf(closed)}: give these definitions read and write access for customer accounts in the shop's settings.`,
      );
}
