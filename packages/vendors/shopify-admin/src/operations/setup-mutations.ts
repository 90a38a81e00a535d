import { asRecord, asString, fail, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { mutate } from './mutate.ts';

const WEBHOOK_SUBSCRIPTION_CREATE = `
mutation WebhookSubscriptionCreate($topic: WebhookSubscriptionTopic!, $callbackUrl: URL!) {
  webhookSubscriptionCreate(
    topic: $topic, webhookSubscription: { callbackUrl: $callbackUrl, format: JSON }
  ) {
    webhookSubscription { id }
    userErrors { field message }
  }
}
`;

const METAFIELD_DEFINITION_CREATE = `
mutation MetafieldDefinitionCreate($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) {
    createdDefinition { id }
    userErrors { code field message }
  }
}
`;

const STOREFRONT_ACCESS_TOKEN_CREATE = `
mutation StorefrontAccessTokenCreate($title: String!) {
  storefrontAccessTokenCreate(input: { title: $title }) {
    storefrontAccessToken { accessToken }
    userErrors { field message }
  }
}
`;

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

export async function webhookSubscriptionCreate(
  client: AdminClient,
  subscription: { readonly topic: string; readonly callbackUrl: string },
): Promise<AdminResult<null>> {
  const made = await mutate(
    client,
    'webhookSubscriptionCreate',
    WEBHOOK_SUBSCRIPTION_CREATE,
    subscription,
  );
  return made.ok ? succeed(null) : made;
}

export async function metafieldDefinitionCreate(
  client: AdminClient,
  definition: MetafieldDefinitionInput,
): Promise<AdminResult<null>> {
  const made = await mutate(client, 'metafieldDefinitionCreate', METAFIELD_DEFINITION_CREATE, {
    definition,
  });
  return made.ok ? succeed(null) : made;
}

/** A public token for the Storefront API. */
export async function storefrontAccessTokenCreate(
  client: AdminClient,
  title: string,
): Promise<AdminResult<string>> {
  const name = 'storefrontAccessTokenCreate';
  const made = await mutate(client, name, STOREFRONT_ACCESS_TOKEN_CREATE, { title });
  if (!made.ok) return made;
  const token = asString(asRecord(made.value['storefrontAccessToken'])?.['accessToken']);
  return token === null ? fail({ kind: 'unreadable', message: 'No token' }) : succeed(token);
}
