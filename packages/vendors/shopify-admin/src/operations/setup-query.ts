import { asArray, asRecord, asString, fail, type JsonRecord, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

const SHOP_SETUP = `
query ShopSetup {
  shop { name currencyCode }
  currentAppInstallation { accessScopes { handle } }
  webhookSubscriptions(first: 100) {
    nodes { topic endpoint { ... on WebhookHttpEndpoint { callbackUrl } } }
  }
  product: metafieldDefinitions(first: 100, ownerType: PRODUCT) { nodes { ...DefinitionParts } }
  shopOwned: metafieldDefinitions(first: 50, ownerType: SHOP) { nodes { ...DefinitionParts } }
  customer: metafieldDefinitions(first: 50, ownerType: CUSTOMER) { nodes { ...DefinitionParts } }
}

fragment DefinitionParts on MetafieldDefinition { namespace key access { storefront customerAccount } }
`;

interface WebhookSubscription {
  /** Form of the enum: `PRODUCTS_UPDATE`. */
  readonly topic: string;
  /** Null for a webhook that is not delivered over HTTP. */
  readonly callbackUrl: string | null;
}

interface KnownDefinition {
  readonly ownerType: 'PRODUCT' | 'SHOP' | 'CUSTOMER';
  readonly namespace: string;
  readonly key: string;
  /** Words of `MetafieldAccess`, or others that Shopify adds. */
  readonly access: Readonly<Record<'storefront' | 'customerAccount', string>>;
}

/** Reads what has been set up in a shop for the storefront. */
export interface ShopSetup {
  readonly currencyCode: string;
  readonly scopes: readonly string[];
  readonly webhooks: readonly WebhookSubscription[];
  readonly definitions: readonly KnownDefinition[];
}

export async function shopSetup(client: AdminClient): Promise<AdminResult<ShopSetup>> {
  const result = await client.request(SHOP_SETUP, {});
  if (!result.ok) return result;
  const { value } = result;
  const currencyCode = asString(asRecord(value['shop'])?.['currencyCode']);
  if (currencyCode === null) return fail({ kind: 'unreadable', message: 'No shop' });
  const scopes = asArray(asRecord(value['currentAppInstallation'])?.['accessScopes']);
  return succeed({
    currencyCode,
    scopes: scopes.flatMap((scope) => asString(asRecord(scope)?.['handle']) ?? []),
    webhooks: nodesOf(value['webhookSubscriptions']).map((node) => ({
      topic: asString(node['topic']) ?? '',
      callbackUrl: asString(asRecord(node['endpoint'])?.['callbackUrl']),
    })),
    definitions: [
      ...nodesOf(value['product']).map((node) => definitionOf('PRODUCT', node)),
      ...nodesOf(value['shopOwned']).map((node) => definitionOf('SHOP', node)),
      ...nodesOf(value['customer']).map((node) => definitionOf('CUSTOMER', node)),
    ],
  });
}

function definitionOf(ownerType: KnownDefinition['ownerType'], node: JsonRecord): KnownDefinition {
  const access = asRecord(node['access']);
  return {
    ownerType,
    namespace: asString(node['namespace']) ?? '',
    key: asString(node['key']) ?? '',
    access: {
      storefront: asString(access?.['storefront']) ?? 'NONE',
      customerAccount: asString(access?.['customerAccount']) ?? 'NONE',
    },
  };
}

function nodesOf(connection: unknown): readonly JsonRecord[] {
  return asArray(asRecord(connection)?.['nodes'])
    .map(asRecord)
    .filter((node) => node !== null);
}
