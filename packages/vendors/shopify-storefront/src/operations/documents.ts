import { CART_QUERY } from './cart.ts';
import { CART_CREATE } from './cart-create.ts';
import { CART_LINES_ADD } from './cart-lines-add.ts';
import { CART_LINES_REMOVE } from './cart-lines-remove.ts';
import { CART_LINES_UPDATE } from './cart-lines-update.ts';
import { COLLECTION } from './collection.ts';
import { COLLECTIONS } from './collections.ts';
import { MENU } from './menu.ts';
import { PAGE } from './page.ts';
import { PREDICTIVE_SEARCH } from './predictive-search.ts';
import { PRODUCT } from './product.ts';
import { PRODUCT_RECOMMENDATIONS } from './product-recommendations.ts';
import { PRODUCTS } from './products.ts';
import { PRODUCTS_BY_IDS } from './products-by-ids.ts';
import { SEARCH } from './search.ts';
import { SHOP } from './shop.ts';

/** All that we ever send: what types are generated from, and what is checked against every version. */
export const DOCUMENTS = [
  CART_QUERY,
  CART_CREATE,
  CART_LINES_ADD,
  CART_LINES_UPDATE,
  CART_LINES_REMOVE,
  PRODUCTS,
  PRODUCT,
  PRODUCTS_BY_IDS,
  COLLECTION,
  COLLECTIONS,
  MENU,
  PAGE,
  SHOP,
  SEARCH,
  PREDICTIVE_SEARCH,
  PRODUCT_RECOMMENDATIONS,
] as const;
