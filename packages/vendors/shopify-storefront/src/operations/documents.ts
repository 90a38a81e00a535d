import { CART_QUERY } from './cart.ts';
import { CART_BUYER_IDENTITY_UPDATE } from './cart-buyer-identity-update.ts';
import { CART_CREATE } from './cart-create.ts';
import { CART_DISCOUNT_CODES_UPDATE } from './cart-discount-codes-update.ts';
import { CART_LINES_ADD } from './cart-lines-add.ts';
import { CART_LINES_REMOVE } from './cart-lines-remove.ts';
import { CART_LINES_UPDATE } from './cart-lines-update.ts';
import { COLLECTION } from './collection.ts';
import { COLLECTION_ADDRESSES } from './collection-addresses.ts';
import { COLLECTIONS } from './collections.ts';
import { CUSTOMER_QUERY } from './customer.ts';
import { CUSTOMER_ACCESS_TOKEN_CREATE } from './customer-access-token-create.ts';
import { CUSTOMER_ACCESS_TOKEN_DELETE } from './customer-access-token-delete.ts';
import { CUSTOMER_ACTIVATE } from './customer-activate.ts';
import { CUSTOMER_ADDRESS_CREATE } from './customer-address-create.ts';
import { CUSTOMER_ADDRESS_DELETE } from './customer-address-delete.ts';
import { CUSTOMER_ADDRESS_UPDATE } from './customer-address-update.ts';
import { CUSTOMER_CREATE } from './customer-create.ts';
import { CUSTOMER_DEFAULT_ADDRESS_UPDATE } from './customer-default-address-update.ts';
import { CUSTOMER_IDENTITY } from './customer-identity.ts';
import { CUSTOMER_ORDERS } from './customer-orders.ts';
import { CUSTOMER_RECOVER } from './customer-recover.ts';
import { CUSTOMER_RESET } from './customer-reset.ts';
import { CUSTOMER_UPDATE } from './customer-update.ts';
import { MENU } from './menu.ts';
import { PAGE } from './page.ts';
import { PREDICTIVE_SEARCH } from './predictive-search.ts';
import { PRODUCT } from './product.ts';
import { PRODUCT_ADDRESSES } from './product-addresses.ts';
import { PRODUCT_RECOMMENDATIONS } from './product-recommendations.ts';
import { PRODUCT_VARIANTS } from './product-variants.ts';
import { PRODUCTS } from './products.ts';
import { PRODUCTS_BY_IDS } from './products-by-ids.ts';
import { SEARCH } from './search.ts';
import { SHOP } from './shop.ts';
import { SHOP_CHECK } from './shop-check.ts';
import { SHOP_METAFIELDS } from './shop-metafields.ts';

/** All that we ever send: what types are generated from, and what is checked against every version. */
export const DOCUMENTS = [
  CART_QUERY,
  CART_CREATE,
  CART_BUYER_IDENTITY_UPDATE,
  CART_LINES_ADD,
  CART_LINES_UPDATE,
  CART_LINES_REMOVE,
  CART_DISCOUNT_CODES_UPDATE,
  PRODUCTS,
  PRODUCT,
  PRODUCT_VARIANTS,
  PRODUCTS_BY_IDS,
  COLLECTION,
  COLLECTIONS,
  PRODUCT_ADDRESSES,
  COLLECTION_ADDRESSES,
  MENU,
  PAGE,
  SHOP,
  SHOP_CHECK,
  SHOP_METAFIELDS,
  SEARCH,
  PREDICTIVE_SEARCH,
  PRODUCT_RECOMMENDATIONS,
  CUSTOMER_QUERY,
  CUSTOMER_IDENTITY,
  CUSTOMER_ORDERS,
  CUSTOMER_ACCESS_TOKEN_CREATE,
  CUSTOMER_ACCESS_TOKEN_DELETE,
  CUSTOMER_CREATE,
  CUSTOMER_ACTIVATE,
  CUSTOMER_RECOVER,
  CUSTOMER_RESET,
  CUSTOMER_UPDATE,
  CUSTOMER_ADDRESS_CREATE,
  CUSTOMER_ADDRESS_UPDATE,
  CUSTOMER_ADDRESS_DELETE,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE,
] as const;
