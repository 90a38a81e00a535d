import type { GraphqlContext } from '../graphql/index.ts';
import { isSameSecret } from '../ids/index.ts';
import { answerOf } from './answers/answer-of.ts';
import type { CartAnswer } from './answers/cart-answer.ts';
import { parseCartId } from './cart-id.ts';
import { CART_LIFETIME_IN_DAYS, isOpen } from './lifetime.ts';
import { findCart } from './store/cart-rows.ts';

/** Null for a cart that is unknown, expired or ordered; without its key it is shown in part. */
export function readCart(context: GraphqlContext, id: string): CartAnswer | null {
  const reference = parseCartId(id);
  if (!reference) return null;
  const { store, shop, now } = context;
  const cart = findCart(store.read, { shop: shop.key, token: reference.token });
  if (!cart || !isOpen(cart, now(), CART_LIFETIME_IN_DAYS)) return null;
  return answerOf(context, cart, isSameSecret(reference.key, cart.key));
}
