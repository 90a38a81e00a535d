import type { AdminClient } from '../client.ts';
import { type AdminResult, fail, succeed } from '../failure.ts';
import { type JsonRecord, listOf, recordOf, textOf } from '../record.ts';

const SHOP_SETUP = `
query ShopSetup {
  shop { name currencyCode }
  currentAppInstallation { accessScopes { handle } }
  webhookSubscriptions(first: 100) {
    nodes { topic endpoint { ... on WebhookHttpEndpoint { callbackUrl } } }
  }
  product: metafieldDefinitions(first: 100, ownerType: PRODUCT) { nodes { ...DefinitionParts } }
  shopOwned: metafieldDefinitions(first: 50, ownerType: SHOP) { nodes { ...DefinitionParts } }
}

fragment DefinitionParts on MetafieldDefinition { namespace key access { storefront } }
`;

export interface WebhookSubscription {
  /** In the enum's form: `PRODUCTS_UPDATE`. */
  readonly topic: string;
  /** Null for one that goes elsewhere than to an address. */
  readonly callbackUrl: string | null;
}

export interface KnownDefinition {
  readonly ownerType: 'PRODUCT' | 'SHOP';
  readonly namespace: string;
  readonly key: string;
  readonly isOpenToStorefronts: boolean;
}

/** What has been set up in a shop for the storefront. */
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
  const currencyCode = textOf(recordOf(value['shop'])?.['currencyCode']);
  if (currencyCode === null) return fail({ kind: 'unreadable', message: 'No shop' });
  const scopes = listOf(recordOf(value['currentAppInstallation'])?.['accessScopes']);
  return succeed({
    currencyCode,
    scopes: scopes.flatMap((scope) => textOf(recordOf(scope)?.['handle']) ?? []),
    webhooks: nodesOf(value['webhookSubscriptions']).map((node) => ({
      topic: textOf(node['topic']) ?? '',
      callbackUrl: textOf(recordOf(node['endpoint'])?.['callbackUrl']),
    })),
    definitions: [
      ...nodesOf(value['product']).map((node) => definitionOf('PRODUCT', node)),
      ...nodesOf(value['shopOwned']).map((node) => definitionOf('SHOP', node)),
    ],
  });
}

function definitionOf(ownerType: KnownDefinition['ownerType'], node: JsonRecord): KnownDefinition {
  return {
    ownerType,
    namespace: textOf(node['namespace']) ?? '',
    key: textOf(node['key']) ?? '',
    isOpenToStorefronts: textOf(recordOf(node['access'])?.['storefront']) === 'PUBLIC_READ',
  };
}

function nodesOf(connection: unknown): readonly JsonRecord[] {
  return listOf(recordOf(connection)?.['nodes'])
    .map(recordOf)
    .filter((node) => node !== null);
}
