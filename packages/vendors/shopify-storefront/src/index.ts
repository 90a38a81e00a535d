export {
  createStorefrontClient,
  fail,
  type GraphqlError,
  type OperationFailure,
  type RequestFailure,
  type RequestOptions,
  type Result,
  type StorefrontClient,
  type StorefrontClientOptions,
  succeed,
  type UserError,
} from './client/index.ts';
export type {
  AddressPartsFragment,
  CartLineInput,
  CartLineUpdateInput,
  CountryCode,
  CustomerPartsFragment,
  CustomerUpdateInput,
  HasMetafieldsIdentifier,
  ImagePartsFragment,
  LanguageCode,
  MailingAddressInput,
  MoneyPartsFragment,
  OrderPartsFragment,
  ProductDetailPartsFragment,
  ProductSummaryPartsFragment,
  VariantPartsFragment,
} from './generated/operations.ts';
export { cart } from './operations/cart.ts';
export { cartBuyerIdentityUpdate } from './operations/cart-buyer-identity-update.ts';
export { cartCreate } from './operations/cart-create.ts';
export { cartDiscountCodesUpdate } from './operations/cart-discount-codes-update.ts';
export { cartLinesAdd } from './operations/cart-lines-add.ts';
export { cartLinesRemove } from './operations/cart-lines-remove.ts';
export { cartLinesUpdate } from './operations/cart-lines-update.ts';
export type { Cart, CartResult } from './operations/changed-cart.ts';
export { collection } from './operations/collection.ts';
export { collectionAddresses } from './operations/collection-addresses.ts';
export { collections } from './operations/collections.ts';
export { customer } from './operations/customer.ts';
export { customerAccessTokenCreate } from './operations/customer-access-token-create.ts';
export { customerAccessTokenDelete } from './operations/customer-access-token-delete.ts';
export { customerActivate } from './operations/customer-activate.ts';
export { customerAddressCreate } from './operations/customer-address-create.ts';
export { customerAddressDelete } from './operations/customer-address-delete.ts';
export { customerAddressUpdate } from './operations/customer-address-update.ts';
export { customerCreate } from './operations/customer-create.ts';
export { customerDefaultAddressUpdate } from './operations/customer-default-address-update.ts';
export { customerIdentity } from './operations/customer-identity.ts';
export { customerOrders } from './operations/customer-orders.ts';
export { customerRecover } from './operations/customer-recover.ts';
export { customerReset } from './operations/customer-reset.ts';
export { customerUpdate } from './operations/customer-update.ts';
export type { Entry, EntryResult } from './operations/granted-entry.ts';
export type { AccessToken, AccessTokenResult } from './operations/granted-token.ts';
export { menu } from './operations/menu.ts';
export { page } from './operations/page.ts';
export { predictiveSearch } from './operations/predictive-search.ts';
export { product } from './operations/product.ts';
export { productAddresses } from './operations/product-addresses.ts';
export { productRecommendations } from './operations/product-recommendations.ts';
export { productVariants } from './operations/product-variants.ts';
export { products } from './operations/products.ts';
export { productsByIds } from './operations/products-by-ids.ts';
export { search } from './operations/search.ts';
export { shop } from './operations/shop.ts';
export { shopCheck } from './operations/shop-check.ts';
export { shopMetafields } from './operations/shop-metafields.ts';
