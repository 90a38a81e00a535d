export { type AdminClient, type AdminClientOptions, createAdminClient } from './client.ts';
export type { AdminFailure, AdminResult, UserError } from './failure.ts';
export {
  type AutomaticDiscountNode,
  automaticDiscountById,
} from './operations/automatic-discount-by-id.ts';
export { customerMetafield, type MetafieldName } from './operations/customer-metafield.ts';
export type {
  DiscountItems,
  DiscountPicture,
  DiscountProduct,
} from './operations/discount-items.ts';
export { type MetafieldIdentifier, metafieldsDelete } from './operations/metafields-delete.ts';
export { type MetafieldInput, metafieldsSet } from './operations/metafields-set.ts';
export {
  type MetafieldDefinitionInput,
  metafieldDefinitionCreate,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from './operations/setup-mutations.ts';
export {
  type KnownDefinition,
  type ShopSetup,
  shopSetup,
  type WebhookSubscription,
} from './operations/setup-query.ts';
