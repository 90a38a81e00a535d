import { wireDateTime } from '../graphql/index.ts';
import { isSameSecret } from '../ids/index.ts';
import type { Sql } from '../store/index.ts';
import type { Cart } from './cart.ts';
import { CART_LIFETIME_IN_DAYS, isOpen } from './lifetime.ts';
import { findCart, updateCart } from './store/cart-rows.ts';

export interface CartPlace {
  readonly shop: string;
  readonly token: string;
}

/** Any cart that is still on file, ordered ones too. */
export function readCartByToken(sql: Sql, place: CartPlace): Cart | null {
  return findCart(sql, place);
}

/** Whether a checkout address was made for this cart; a cart's own key does not open its checkout. */
export function opensCheckout(cart: Cart, key: string | null): boolean {
  return isSameSecret(key, cart.checkoutKey);
}

/**
 * The cart as it is now, if it can still be ordered. Call it inside the write that makes the order:
 * writes run one after the other, so nobody changes the cart before `completeCart`.
 */
export function lockCartForOrder(sql: Sql, place: CartPlace, now: Date): Cart | null {
  const cart = findCart(sql, place);
  return cart && isOpen(cart, now, CART_LIFETIME_IN_DAYS) ? cart : null;
}

/** From here on the cart reads as null, and a second order of it finds nothing to lock. */
export function completeCart(sql: Sql, cart: Cart, now: Date): void {
  updateCart(sql, { ...cart, completedAt: wireDateTime(now), updatedAt: wireDateTime(now) });
}
