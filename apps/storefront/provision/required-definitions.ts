import { readFileSync } from 'node:fs';
import type { MetafieldDefinitionInput, MetaobjectDefinitionInput } from '@lokke/shopify-admin';

type Row = readonly [
  owner: MetafieldDefinitionInput['ownerType'],
  name: `${string}.${string}`,
  title: string,
  type: string,
];

interface Definitions {
  readonly webhookTopics: readonly string[];
  readonly scopes: readonly string[];
  readonly metafields: readonly Row[];
  readonly customerMetafields: readonly Row[];
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
  [ownerType, fullName, name, type]: Row,
  access: MetafieldDefinitionInput['access'],
): MetafieldDefinitionInput {
  const [namespace = '', key = ''] = fullName.split('.');
  return { ownerType, namespace, key, name, type, access };
}

/** Metafields that pages show; storefronts read only exposed ones. */
export const METAFIELD_DEFINITIONS = DEFINITIONS.metafields.map((row) =>
  definitionOf(row, { storefront: 'PUBLIC_READ' }),
);

/** Data that the storefront keeps for a customer; with new accounts each customer writes their own. */
export const CUSTOMER_DEFINITIONS = DEFINITIONS.customerMetafields.map((row) =>
  definitionOf(row, { customerAccount: 'READ_WRITE' }),
);

export const ALL_DEFINITIONS = [...METAFIELD_DEFINITIONS, ...CUSTOMER_DEFINITIONS];

const SCALE = [
  { name: 'scale_min', value: '1.0' },
  { name: 'scale_max', value: '5.0' },
];

/** A review of a product: the fields of Shopify's standard definition, and the writer's hair type. */
export const REVIEW_DEFINITION: MetaobjectDefinitionInput = {
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
