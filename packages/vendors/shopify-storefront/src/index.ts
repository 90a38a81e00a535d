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
  CartLineInput,
  CartLineUpdateInput,
  CountryCode,
  HasMetafieldsIdentifier,
  ImagePartsFragment,
  LanguageCode,
  MoneyPartsFragment,
  ProductDetailPartsFragment,
  ProductSummaryPartsFragment,
  VariantPartsFragment,
} from './generated/operations.ts';
export { cart } from './operations/cart.ts';
export { cartCreate } from './operations/cart-create.ts';
export { cartLinesAdd } from './operations/cart-lines-add.ts';
export { cartLinesRemove } from './operations/cart-lines-remove.ts';
export { cartLinesUpdate } from './operations/cart-lines-update.ts';
export type { Cart, CartResult } from './operations/changed-cart.ts';
export { collection } from './operations/collection.ts';
export { collections } from './operations/collections.ts';
export { menu } from './operations/menu.ts';
export { page } from './operations/page.ts';
export { predictiveSearch } from './operations/predictive-search.ts';
export { product } from './operations/product.ts';
export { productRecommendations } from './operations/product-recommendations.ts';
export { products } from './operations/products.ts';
export { productsByIds } from './operations/products-by-ids.ts';
export { search } from './operations/search.ts';
export { shop } from './operations/shop.ts';
