import { fail, mutationPayload, succeed } from '@lokke/http-client';
import { type AdminResult, command, mutation, query } from '../client.ts';
import type { DefinitionPartsFragment } from '../generated/operations.ts';

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

export const shopSetup = query(
  'ShopSetup',
  (data): ShopSetup => ({
    currencyCode: data.shop.currencyCode,
    scopes: data.currentAppInstallation.accessScopes.map(({ handle }) => handle),
    webhooks: data.webhookSubscriptions.nodes.map(({ topic, endpoint }) => ({
      topic,
      callbackUrl: 'callbackUrl' in endpoint ? endpoint.callbackUrl : null,
    })),
    definitions: [
      ...data.product.nodes.map((node) => definitionOf('PRODUCT', node)),
      ...data.shopOwned.nodes.map((node) => definitionOf('SHOP', node)),
      ...data.customer.nodes.map((node) => definitionOf('CUSTOMER', node)),
    ],
  }),
);

function definitionOf(
  ownerType: KnownDefinition['ownerType'],
  { namespace, key, access }: DefinitionPartsFragment,
): KnownDefinition {
  const { storefront, customerAccount } = access;
  return {
    ownerType,
    namespace,
    key,
    access: { storefront: storefront ?? 'NONE', customerAccount: customerAccount ?? 'NONE' },
  };
}
