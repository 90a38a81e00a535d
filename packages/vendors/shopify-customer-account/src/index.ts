export type { OperationFailure } from '@lokke/http-client';
export {
  type CustomerAccountClient,
  createCustomerAccountClient,
} from './client/client.ts';
export type {
  AddressPartsFragment,
  CountryCode,
  CustomerAddressInput,
  CustomerQuery,
  CustomerSubscriptionsQuery,
  LanguageCode,
  OrderPartsFragment,
} from './generated/operations.ts';
export { addressCreate, addressDelete, addressUpdate } from './operations/addresses.ts';
export {
  customer,
  customerIdentity,
  customerStoreCredit,
  customerUpdate,
  emailMarketingSubscribe,
  emailMarketingUnsubscribe,
} from './operations/customer.ts';
export { customerMetafield, metafieldsDelete, metafieldsSet } from './operations/metafields.ts';
export {
  customerOrder,
  customerOrders,
  orderRequestReturn,
  returnableLines,
} from './operations/orders.ts';
export {
  billingCycleSkip,
  billingCycleUnskip,
  customerSubscriptions,
  subscriptionActivate,
  subscriptionCancel,
  subscriptionDelivery,
  subscriptionDeliveryOptions,
  subscriptionPause,
} from './operations/subscriptions.ts';
export { type Discovery, discover } from './provider/discover.ts';
export type { ProviderFailure } from './provider/failure.ts';
export {
  createProvider,
  type LoggedIn,
  type PendingLogin,
  type Provider,
  type Tokens,
} from './provider/provider.ts';
