import { requestError } from '../../../protocol/index.ts';
import type { Cart, CartAttribute } from '../cart.ts';
import { parseLineId, requireGlobalId } from '../cart-id.ts';
import type { LineToAdd } from '../lines/add-lines.ts';

/** As the published schemas declare them; what is optional there may be missing or null here. */
export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly parent?: {
    readonly lineId?: string | null;
    readonly merchandiseId?: string | null;
  } | null;
}

export interface CartLineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly CartAttribute[] | null;
}

/** A line of a new cart has no other line to name by its id. */
export function lineToAdd(input: CartLineInput, cart: Pick<Cart, 'token'> | null): LineToAdd {
  const { lineId, merchandiseId } = input.parent ?? {};
  return {
    ...(lineId && { parent: { lineId: cart === null ? '' : parseLineId(lineId, cart) } }),
    ...(merchandiseId && { parent: { merchandiseId: requireGlobalId(merchandiseId) } }),
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

/** A line has one place here, so no key of its own. */
export function rejectUnsupportedRemoval(input: object): void {
  requireNone(input, ['viewKeys'], 'cartLinesRemove');
}
