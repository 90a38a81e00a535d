export { type AdminTokenSource, renewTokens } from './access/renew-tokens.ts';
export {
  type AdminApp,
  type AdminToken,
  refusalOf,
  requestAdminToken,
  type TokenRequest,
} from './access/request-token.ts';
export { type AdminClient, type AdminFailure, createAdminClient } from './client.ts';
export type {
  CollectionInput,
  DiscountAutomaticBasicInput,
  DiscountAutomaticBxgyInput,
  MetaobjectDefinitionCreateInput,
  WebhookSubscriptionTopic,
} from './generated/operations.ts';
export {
  type AutomaticDiscountNode,
  automaticDiscountById,
  type DiscountProduct,
  type QualifyingItems,
} from './operations/automatic-discount-by-id.ts';
export {
  discountAutomaticBasicCreate,
  discountAutomaticBxgyCreate,
  discountTitles,
} from './operations/automatic-discounts.ts';
export {
  collectionByHandle,
  collectionCreate,
  collectionUpdate,
  idsByHandle,
  publications,
  publishablePublish,
  variantIdBySearch,
} from './operations/collections.ts';
export {
  customerMetafield,
  customerRequestDataErasure,
  isCustomerEmailVerified,
  metafieldsDelete,
  metafieldsSet,
} from './operations/customers.ts';
export {
  metaobjectCreate,
  metaobjectDefinitionByType,
  metaobjectDefinitionCreate,
  metaobjectDelete,
  metaobjectsByHandles,
  reviewEntries,
  takenHandles,
} from './operations/metaobjects.ts';
export { ordersByName, orderUpdate } from './operations/order-notes.ts';
export {
  type OrderPapers,
  orderPapers,
  orderRates,
  paymentsAndPlans,
} from './operations/order-papers.ts';
export {
  customersByEmail,
  discountCollections,
  segmentDiscounts,
  tagsAdd,
  tagsRemove,
  variantsByCode,
} from './operations/professionals.ts';
export {
  type OrderHead,
  orderHeads,
  type SalonOrder,
  salonOrder,
} from './operations/salon-orders.ts';
export {
  checkoutValidations,
  type MetafieldAccess,
  type MetafieldDefinitionInput,
  metafieldDefinitionCreate,
  type ShopSetup,
  shopSetup,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from './operations/setup.ts';
