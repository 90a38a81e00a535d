import { readFileSync } from 'node:fs';
import type {
  MetafieldAccess,
  MetafieldDefinitionInput,
  MetaobjectDefinitionCreateInput,
  ShopSetup,
  WebhookSubscriptionTopic,
} from '@lokke/shopify-admin';

type Row = readonly [
  owner: MetafieldDefinitionInput['ownerType'],
  name: `${string}.${string}`,
  title: string,
  type: string,
];

interface Definitions {
  readonly webhookTopics: readonly WebhookSubscriptionTopic[];
  readonly scopes: readonly string[];
  readonly metafields: readonly Row[];
  /** Each says what its owner may do with new accounts: a balance or a rank is theirs to read at most. */
  readonly customerMetafields: readonly (readonly [
    ...Row,
    customerAccount: MetafieldAccess['customerAccount'],
  ])[];
  readonly reviewFields: readonly (readonly [
    key: string,
    name: string,
    type: string,
    required?: boolean,
  ])[];
}
const DEFINITIONS: Definitions = JSON.parse(
  readFileSync(new URL('definitions.json', import.meta.url), 'utf8'),
);

/** Webhook topics that invalidate pages. */
export const WEBHOOK_TOPICS = DEFINITIONS.webhookTopics;

/** Required Admin scopes: discounts, customers' wishlists and salons, their wish to be erased, reviews, and webhooks. */
export const SCOPES = DEFINITIONS.scopes;

function definitionOf(
  [ownerType, fullName, name, type]: readonly [...Row, ...unknown[]],
  access: MetafieldDefinitionInput['access'],
): MetafieldDefinitionInput {
  const [namespace = '', key = ''] = fullName.split('.');
  return { ownerType, namespace, key, name, type, access };
}

/** Metafields that pages show; storefronts read only exposed ones. */
export const METAFIELD_DEFINITIONS = DEFINITIONS.metafields.map((row) =>
  definitionOf(row, { storefront: 'PUBLIC_READ' }),
);

/** Data that the storefront keeps for a customer; each row says what its owner may do with it. */
export const CUSTOMER_DEFINITIONS = DEFINITIONS.customerMetafields.map((row) =>
  definitionOf(row, { customerAccount: row[4] }),
);

export const ALL_DEFINITIONS = [...METAFIELD_DEFINITIONS, ...CUSTOMER_DEFINITIONS];

type KnownDefinition = ShopSetup['definitions'][number];
type Named = Pick<KnownDefinition, 'ownerType' | 'namespace' | 'key'>;

/** Tells whether two definitions are of the same metafield. */
export function isSameMetafield(a: Named, b: Named): boolean {
  return a.ownerType === b.ownerType && a.namespace === b.namespace && a.key === b.key;
}

/** Tells whether a shop lets storefronts and customers do what is wanted: no less, and no more. */
export function hasWantedAccess(
  { access }: KnownDefinition,
  { access: { storefront, customerAccount } }: MetafieldDefinitionInput,
): boolean {
  return (
    (storefront === undefined || access.storefront === storefront) &&
    (customerAccount === undefined || access.customerAccount === customerAccount)
  );
}

const SCALE = [
  { name: 'scale_min', value: '1.0' },
  { name: 'scale_max', value: '5.0' },
];

/** A review of a product: the fields of Shopify's standard definition, and the writer's hair type. */
export const REVIEW_DEFINITION: MetaobjectDefinitionCreateInput = {
  type: '$app:product_review',
  name: 'Product review',
  access: { storefront: 'PUBLIC_READ' },
  capabilities: { publishable: { enabled: true } },
  fieldDefinitions: DEFINITIONS.reviewFields.map(([key, name, type, required = false]) => ({
    ...{ key, name, type, required },
    // Shopify wants to know the scale of a rating.
    ...(type === 'rating' && { validations: SCALE }),
  })),
};
