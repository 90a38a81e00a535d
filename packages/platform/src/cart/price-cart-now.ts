import { discountEngineNow, type Moment } from '../discounts/engine-now.ts';
import type { Shop } from '../shops/index.ts';
import type { Cart } from './cart.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';
import { readMerchandise } from './read-merchandise.ts';

/**
 * A cart at the prices and with the discounts of this moment: what its answers show and what an
 * order of it costs, to the cent. Inside a write it sees what the write has done.
 */
export function priceCartNow(moment: Moment, shop: Shop, { contents }: Cart): PricedCart {
  const ids = contents.lines.map(({ merchandiseId }) => merchandiseId);
  const merchandiseById = readMerchandise(moment.store, shop, ids);
  return priceCart(shop.key, contents, merchandiseById, discountEngineNow(moment, shop.key));
}
