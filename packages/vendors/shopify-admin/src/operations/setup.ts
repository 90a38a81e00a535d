import { fail, mutationPayload, readAllPages, succeed } from '@lokke/http-client';
import { type AdminClient, type AdminResult, command, mutation, query } from '../client.ts';
import type { MetafieldDefinitionsQuery } from '../generated/operations.ts';

/** Rights of storefronts to a metafield, and with new accounts of the customer who owns it. */
export interface MetafieldAccess {
  readonly storefront: 'PUBLIC_READ' | 'NONE';
  readonly customerAccount: 'READ_WRITE' | 'READ' | 'NONE';
}

export interface MetafieldDefinitionInput {
  readonly ownerType: 'PRODUCT' | 'SHOP' | 'CUSTOMER';
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly access: Partial<MetafieldAccess>;
  readonly validations?: readonly { readonly name: string; readonly value: string }[];
}

export const webhookSubscriptionCreate = command(
  'WebhookSubscriptionCreate',
  (data) => data.webhookSubscriptionCreate,
);

export const metafieldDefinitionCreate = command(
  'MetafieldDefinitionCreate',
  (data) => data.metafieldDefinitionCreate,
);

/** A public token for the Storefront API. */
export const storefrontAccessTokenCreate = mutation(
  'StorefrontAccessTokenCreate',
  (data): AdminResult<string> => {
    const payload = mutationPayload(data.storefrontAccessTokenCreate);
    if (!payload.ok) return payload;
    const token = payload.value.storefrontAccessToken?.accessToken;
    return token === undefined ? fail({ kind: 'unreadable', message: 'No token' }) : succeed(token);
  },
);

interface KnownDefinition {
  readonly ownerType: MetafieldDefinitionInput['ownerType'];
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  /** Words of `MetafieldAccess`, or others that Shopify adds. */
  readonly access: Readonly<Record<keyof MetafieldAccess, string>>;
}

/** Parts of a shop that have been set up for the storefront. */
export interface ShopSetup {
  readonly currencyCode: string;
  readonly scopes: readonly string[];
  readonly webhooks: readonly {
    /** Form of the enum: `PRODUCTS_UPDATE`. */
    readonly topic: string;
    /** Null for a webhook that is not delivered over HTTP. */
    readonly callbackUrl: string | null;
  }[];
  readonly definitions: readonly KnownDefinition[];
}

/** Needs the scope `read_validations`, which nothing else does. */
export const checkoutValidations = query(
  'CheckoutValidations',
  ({ validations }) => validations.nodes,
);

const shopParts = query(
  'ShopSetup',
  (data): Omit<ShopSetup, 'definitions'> => ({
    currencyCode: data.shop.currencyCode,
    scopes: data.currentAppInstallation.accessScopes.map(({ handle }) => handle),
    webhooks: data.webhookSubscriptions.nodes.map(({ topic, endpoint }) => ({
      topic,
      callbackUrl: 'callbackUrl' in endpoint ? endpoint.callbackUrl : null,
    })),
  }),
);

const definitionPage = query('MetafieldDefinitions', (data) => data.metafieldDefinitions);

const OWNER_TYPES = ['PRODUCT', 'SHOP', 'CUSTOMER'] as const;

/** Reads every definition: a merchant and each app may have 256 of one kind of owner. */
export async function shopSetup(client: AdminClient): Promise<AdminResult<ShopSetup>> {
  const parts = await shopParts(client, {});
  if (!parts.ok) return parts;
  const definitions: KnownDefinition[] = [];
  for (const ownerType of OWNER_TYPES) {
    const found = await readAllPages((after) => definitionPage(client, { ownerType, after }));
    if (!found.ok) return found;
    definitions.push(...(found.value ?? []).map((node) => definitionOf(ownerType, node)));
  }
  return succeed({ ...parts.value, definitions });
}

type DefinitionNode = MetafieldDefinitionsQuery['metafieldDefinitions']['nodes'][number];

function definitionOf(
  ownerType: KnownDefinition['ownerType'],
  { namespace, key, type, access }: DefinitionNode,
): KnownDefinition {
  const { storefront, customerAccount } = access;
  return {
    ownerType,
    namespace,
    key,
    type: type.name,
    access: { storefront: storefront ?? 'NONE', customerAccount: customerAccount ?? 'NONE' },
  };
}
