import type { GraphqlContext } from '../../graphql/index.ts';
import type { Cart } from '../cart.ts';
import { priceCartNow } from '../price-cart-now.ts';
import { type CartAnswer, cartAnswer } from './cart-answer.ts';

/** A cart as the API answers it, at today's prices. */
export function answerOf(context: GraphqlContext, cart: Cart, holdsKey: boolean): CartAnswer {
  const { shop, origin } = context;
  const priced = priceCartNow(context, shop, cart);
  return cartAnswer({ cart, priced, holdsKey, origin }, shop);
}
