import type { OperationFailure } from '../client/failure.ts';
import { fail, type Result, succeed } from '../client/result.ts';
import type { CartPartsFragment } from '../generated/operations.ts';
import { type MutationErrors, mutationPayload } from './mutation-payload.ts';

export type Cart = CartPartsFragment;
export type CartResult = Result<Cart, OperationFailure>;

interface CartPayload extends MutationErrors {
  readonly cart?: Cart | null;
}

/**
 * The cart after a mutation. Its user errors decide, not whether a cart came along:
 * the platform has been seen to answer a dead cart's error with a brand new cart.
 */
export function changedCart(payload: CartPayload | null | undefined): CartResult {
  const answered = mutationPayload(payload);
  if (!answered.ok) return answered;
  const { cart } = answered.value;
  return cart === null || cart === undefined
    ? fail({ kind: 'unreadable', message: 'The mutation answered no cart' })
    : succeed(cart);
}
