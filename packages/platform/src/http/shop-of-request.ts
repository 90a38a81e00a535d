import type { Context } from 'hono';
import { isShopKey, type Shop, type Shops } from '../shops/index.ts';

/** The shop of a route under `SHOP_PATH`. */
export function shopOfRequest(c: Context, shops: Shops): Shop {
  const key = c.req.param('shop');
  if (key === undefined || !isShopKey(key)) {
    throw new Error(`${c.req.path} does not begin with a shop`);
  }
  return shops[key];
}
