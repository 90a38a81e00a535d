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
