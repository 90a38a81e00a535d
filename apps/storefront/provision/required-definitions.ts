import { readFileSync } from 'node:fs';
import type { Brand, Capability } from '@lokke/brand';
import type {
  MetafieldAccess,
  MetafieldDefinitionInput,
  MetaobjectDefinitionCreateInput,
  ShopSetup,
  WebhookSubscriptionTopic,
} from '@lokke/shopify-admin';

type Row = readonly [
  owner: MetafieldDefinitionInput['ownerType'],
  /** A name without a namespace is in the brand's own. */
  name: string,
  title: string,
  type: string,
];

/** Brand as far as it decides which metafields its shops need. */
export type BrandOfDefinitions = Pick<Brand, 'capabilities' | 'facts' | 'namespace'>;

interface Definitions {
  readonly webhookTopics: readonly WebhookSubscriptionTopic[];
  readonly scopes: readonly string[];
  /** A row of a capability is for brands that have it. */
  readonly metafields: readonly (readonly [...Row, capability?: Capability])[];
  /** Each says what its owner may do with new accounts: a balance or a rank is theirs to read at most. */
  readonly customerMetafields: readonly (readonly [
    ...Row,
    customerAccount: MetafieldAccess['customerAccount'],
    capability?: Capability,
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
  own: string,
  [ownerType, fullName, name, type]: readonly [...Row, ...unknown[]],
  access: MetafieldDefinitionInput['access'],
): MetafieldDefinitionInput {
  const [key = '', namespace = own] = fullName.split('.').reverse();
  return { ownerType, namespace, key, name, type, access };
}

/** Metafields that the shops of a brand need. */
export function definitionsFor({
  capabilities,
  namespace,
}: Pick<Brand, 'capabilities' | 'namespace'>) {
  const isNeeded = (capability: Capability | undefined) =>
    capability === undefined || capabilities.includes(capability);
  return {
    /** Metafields that pages show; storefronts read only exposed ones. */
    shown: DEFINITIONS.metafields
      .filter((row) => isNeeded(row[4]))
      .map((row) => definitionOf(namespace, row, { storefront: 'PUBLIC_READ' })),
    /** Data that the storefront keeps for a customer; each row says what its owner may do with it. */
    ofCustomers: DEFINITIONS.customerMetafields
      .filter((row) => isNeeded(row[5]))
      .map((row) => definitionOf(namespace, row, { customerAccount: row[4] })),
  };
}

/** Metafields of the merchant's own that the brand's settings have pages tell: defined by hand, as only the merchant knows their types. */
export function definitionsOfFacts({ facts }: Pick<Brand, 'facts'>) {
  return facts.flatMap(({ of }) => {
    const [namespace, key] = of.split('.');
    if (namespace === undefined || key === undefined) return [];
    const access = { storefront: 'PUBLIC_READ' } as const;
    return [{ ownerType: 'PRODUCT', namespace, key, access } as const];
  });
}

type KnownDefinition = ShopSetup['definitions'][number];
type Named = Pick<KnownDefinition, 'ownerType' | 'namespace' | 'key'>;

/** Tells whether two definitions are of the same metafield. */
export function isSameMetafield(a: Named, b: Named): boolean {
  return a.ownerType === b.ownerType && a.namespace === b.namespace && a.key === b.key;
}

/** Tells whether a shop lets storefronts and customers do what is wanted: no less, and no more. */
export function hasWantedAccess(
  { access }: KnownDefinition,
  { access: { storefront, customerAccount } }: Pick<MetafieldDefinitionInput, 'access'>,
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
    key,
    name,
    type,
    required,
    // Shopify wants to know the scale of a rating.
    ...(type === 'rating' && { validations: SCALE }),
  })),
};
