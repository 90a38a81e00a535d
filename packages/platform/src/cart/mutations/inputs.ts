import { requestError } from '../../core/index.ts';
import type { CartAttribute } from '../cart.ts';
import { requireGlobalId } from '../cart-id.ts';
import type { LineToAdd } from '../lines/add-lines.ts';

/** As the published schemas declare them; what is optional there may be missing or null here. */
export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly CartAttribute[] | null;
}

export interface CartLineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly CartAttribute[] | null;
}

export function lineToAdd(input: CartLineInput): LineToAdd {
  return {
    merchandiseId: requireGlobalId(input.merchandiseId),
    quantity: input.quantity ?? 1,
    attributes: input.attributes ?? [],
    sellingPlanId: input.sellingPlanId ? requireGlobalId(input.sellingPlanId) : null,
  };
}

type Input = Readonly<Record<string, unknown>>;

/** Rejects parts of an input that the platform does not support. */
function requireNone(input: object, fields: readonly string[], type: string): void {
  const given: Input = { ...input };
  for (const field of fields) {
    const value = given[field];
    const isEmpty =
      value === undefined || value === null || (Array.isArray(value) && !value.length);
    if (!isEmpty) {
      throw requestError('NOT_SERVED', `${type}.${field} is not served by the embedded platform`);
    }
  }
}

export function rejectUnsupportedBuyerInput(input: object): void {
  requireNone(input, ['deliveryAddressPreferences', 'companyLocationId'], 'CartBuyerIdentityInput');
}

export function rejectUnsupportedCartInput(input: object): void {
  requireNone(input, ['delivery', 'giftCardCodes'], 'CartInput');
}
