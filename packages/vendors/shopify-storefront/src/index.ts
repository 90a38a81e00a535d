export type {
  GraphqlFailure as RequestFailure,
  OperationFailure,
  UserError,
} from '@lokke/http-client';
export {
  createStorefrontClient,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client/client.ts';
export type { RequestOptions } from './client/document.ts';
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
  PriceRecordPartsFragment,
  ProductDetailPartsFragment,
  ProductFilter,
  ProductReviewsQuery,
  ProductSummaryPartsFragment,
  VariantPartsFragment,
} from './generated/operations.ts';
export { article, articles } from './operations/articles.ts';
export {
  cart,
  cartAttributesUpdate,
  cartBuyerIdentityUpdate,
  cartCreate,
  cartDiscountCodesUpdate,
  cartGiftCardsAdd,
  cartGiftCardsRemove,
  cartLinesAdd,
  cartLinesAfter,
  cartLinesRemove,
  cartLinesUpdate,
} from './operations/cart.ts';
export type { Cart, CartResult } from './operations/cart-result.ts';
export { collection, collectionProductIds } from './operations/collections.ts';
export {
  customer,
  customerCreate,
  customerIdentity,
  customerOrders,
  customerUpdate,
} from './operations/customer.ts';
export {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerActivate,
  customerRecover,
  customerReset,
} from './operations/customer-access.ts';
export {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from './operations/customer-addresses.ts';
export { priceRecord, priceRecords } from './operations/price-records.ts';
export {
  predictiveSearch,
  product,
  productDetails,
  productRecommendations,
  products,
  productsByIds,
  productVariant,
  productVariants,
  search,
  variantsByIds,
} from './operations/products.ts';
export { productReviewFacts } from './operations/review-facts.ts';
export { productReviews } from './operations/reviews.ts';
export { accessCheck, menu, shop, shopMetafields, urlRedirects } from './operations/shop.ts';
export type {
  AccessToken,
  AccessTokenResult,
  SignedInCustomer,
  SignedInCustomerResult,
} from './operations/signed-in-customer.ts';
export { sitemapCollections, sitemapProducts } from './operations/sitemap.ts';
