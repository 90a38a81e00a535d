import type { GraphqlContext } from '../../graphql/index.ts';
import { type CartAnswer, cartAnswer } from '../answers/cart-answer.ts';
import type { Cart } from '../cart.ts';
import { lineIdOf } from '../cart-id.ts';
import { priceCartNow } from '../price-cart-now.ts';
import { codeInVersion } from '../problems.ts';
import type { MutationOutcome } from './change-cart.ts';

/** What every cart mutation answers; older versions do not ask for the warnings. */
export function payload(context: GraphqlContext, { cart, problems, warnings }: MutationOutcome) {
  return {
    cart: cart && answerOf(context, cart, true),
    userErrors: problems.map(({ code, field, message }) => ({
      __typename: 'CartUserError',
      code: codeInVersion(code, context.apiVersion),
      field,
      message,
    })),
    warnings: warnings.map(({ code, lineId, message }) => ({
      code,
      message,
      target: cart ? lineIdOf(lineId, cart) : lineId,
    })),
  };
}

export function answerOf(
  { store, shop, origin }: GraphqlContext,
  cart: Cart,
  holdsKey: boolean,
): CartAnswer {
  const priced = priceCartNow(store, shop, cart);
  return cartAnswer({ cart, priced, holdsKey, origin }, shop);
}
