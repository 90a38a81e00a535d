export { type AdminClient, type AdminFailure, createAdminClient } from './client.ts';
export {
  type AutomaticDiscountNode,
  automaticDiscountById,
} from './operations/automatic-discount-by-id.ts';
export { isCustomerEmailVerified } from './operations/customer-email.ts';
export { customerRequestDataErasure } from './operations/customer-erasure.ts';
export type {
  DiscountItems,
  DiscountProduct,
} from './operations/discount-items.ts';
export { customerMetafield, metafieldsDelete, metafieldsSet } from './operations/metafields.ts';
export { takenHandles } from './operations/metaobject-by-handle.ts';
export { metaobjectCreate } from './operations/metaobject-create.ts';
export {
  type MetaobjectDefinitionInput,
  metaobjectDefinitionByType,
  metaobjectDefinitionCreate,
} from './operations/metaobject-definition.ts';
export { reviewEntries } from './operations/review-entries.ts';
export {
  type OrderHead,
  orderHeadsSince,
  type SalonOrder,
  salonOrder,
} from './operations/salon-orders.ts';
export {
  type MetafieldAccess,
  type MetafieldDefinitionInput,
  metafieldDefinitionCreate,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from './operations/setup-mutations.ts';
export {
  type ShopSetup,
  shopSetup,
} from './operations/setup-query.ts';
