import type { Shop } from '../shops/index.ts';
import type { Store } from '../store/index.ts';
import type { Cart } from './cart.ts';
import { noDiscounts } from './pricing/discount-engine.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';
import { readMerchandise } from './read-merchandise.ts';

/** A cart at today's prices: what its answers show and what an order of it costs, to the cent. */
export function priceCartNow(store: Store, shop: Shop, { contents }: Cart): PricedCart {
  const ids = contents.lines.map(({ merchandiseId }) => merchandiseId);
  return priceCart(shop.key, contents, readMerchandise(store, shop, ids), noDiscounts);
}
