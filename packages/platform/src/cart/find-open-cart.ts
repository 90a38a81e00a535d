import type { GraphqlContext } from '../graphql/index.ts';
import { isSameSecret } from '../ids/index.ts';
import type { Sql } from '../store/index.ts';
import type { Cart } from './cart.ts';
import { parseCartId } from './cart-id.ts';
import { CART_LIFETIME_IN_DAYS, isOpen } from './lifetime.ts';
import { findCart } from './store/cart-rows.ts';

/** The cart that an id with its key may change; an id without the right key names none. */
export function findOpenCart(
  sql: Sql,
  { shop, now }: Pick<GraphqlContext, 'shop' | 'now'>,
  cartId: string,
): Cart | null {
  const reference = parseCartId(cartId);
  const cart = reference && findCart(sql, { shop: shop.key, token: reference.token });
  if (!cart || !isOpen(cart, now(), CART_LIFETIME_IN_DAYS)) return null;
  return isSameSecret(reference.key, cart.key) ? cart : null;
}
