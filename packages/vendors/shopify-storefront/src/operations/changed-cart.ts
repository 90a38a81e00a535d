import type { OperationFailure, UserError } from '../client/failure.ts';
import { fail, type Result, succeed } from '../client/result.ts';
import type { CartPartsFragment } from '../generated/operations.ts';

export type Cart = CartPartsFragment;
export type CartResult = Result<Cart, OperationFailure>;

interface CartPayload {
  readonly cart?: Cart | null;
  readonly userErrors: readonly {
    readonly code?: string | null;
    readonly field?: readonly string[] | null;
    readonly message: string;
  }[];
}

/**
 * The cart after a mutation. Its user errors decide, not whether a cart came along:
 * the platform has been seen to answer a dead cart's error with a brand new cart.
 */
export function changedCart(payload: CartPayload | null | undefined): CartResult {
  if (payload === null || payload === undefined) {
    return fail({ kind: 'unreadable', message: 'The mutation answered nothing' });
  }
  const { cart } = payload;
  const userErrors = payload.userErrors.map(
    ({ code, field, message }): UserError => ({ code: code ?? null, field: field ?? [], message }),
  );
  if (userErrors.length > 0) return fail({ kind: 'userErrors', userErrors });
  if (cart === null || cart === undefined) {
    return fail({ kind: 'unreadable', message: 'The mutation answered no cart' });
  }
  return succeed(cart);
}
