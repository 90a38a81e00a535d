import {
  fail,
  type MutationErrors,
  mutationPayload,
  type OperationFailure,
  type Result,
  succeed,
} from '@lokke/http-client';
import type { CartPartsFragment } from '../generated/operations.ts';

/** Remarks of the shop about a change that it made. */
interface CartWarning {
  readonly code: string;
  /** The line, or the cart itself. */
  readonly target: string;
}

/** Fields that older versions leave out. */
type NewerPart = 'appliedGiftCards' | 'discountApplications';
type AnsweredCart = Omit<CartPartsFragment, NewerPart> &
  Partial<Pick<CartPartsFragment, NewerPart>>;

/** A cart that is read has no warnings, nor one of a shop of an older version. */
export type Cart = AnsweredCart & { readonly warnings: readonly CartWarning[] };
export type CartResult = Result<Cart, OperationFailure>;

export interface CartPayload extends MutationErrors {
  readonly cart?: CartPartsFragment | null;
  readonly warnings?: readonly CartWarning[];
}

/**
 * Reads the cart after a mutation. User errors decide, even if there is a cart:
 * the platform has been seen to return a new cart beside the error for an expired one.
 */
export function cartFrom(payload: CartPayload | null | undefined): CartResult {
  const answered = mutationPayload(payload);
  if (!answered.ok) return answered;
  const { cart, warnings = [] } = answered.value;
  return cart === null || cart === undefined
    ? fail({ kind: 'unreadable', message: 'The mutation returned no cart' })
    : succeed({ ...cart, warnings });
}
