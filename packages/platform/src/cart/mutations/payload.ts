import type { GraphqlContext } from '../../graphql/index.ts';
import { answerOf } from '../answers/answer-of.ts';
import { lineIdOf } from '../cart-id.ts';
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
