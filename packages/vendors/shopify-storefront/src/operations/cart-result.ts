import { fail, type Result, succeed } from '@lokke/http-client';
import type { OperationFailure } from '../client/failure.ts';
import type { CartPartsFragment } from '../generated/operations.ts';
import { type MutationErrors, mutationPayload } from './mutation-payload.ts';

export type Cart = CartPartsFragment;
export type CartResult = Result<Cart, OperationFailure>;

interface CartPayload extends MutationErrors {
  readonly cart?: Cart | null;
}

/**
 * Reads the cart after a mutation. User errors decide, even if there is a cart:
 * the platform has been seen to return a new cart beside the error for an expired one.
 */
export function cartFrom(payload: CartPayload | null | undefined): CartResult {
  const answered = mutationPayload(payload);
  if (!answered.ok) return answered;
  const { cart } = answered.value;
  return cart === null || cart === undefined
    ? fail({ kind: 'unreadable', message: 'The mutation returned no cart' })
    : succeed(cart);
}
