import { requestError } from '../../../protocol/index.ts';
import type { Cart, CartAttribute } from '../cart.ts';
import { parseLineId, requireGlobalId } from '../cart-id.ts';
import type { SelectableAddressInput } from '../delivery-addresses.ts';
import type { LineToAdd } from '../lines/add-lines.ts';

/** Input of the published schemas; an optional field may be missing or null. */
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

/** Line to add; one of a new cart has no other line to name by its id. */
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

function notServed(name: string): Error {
  return requestError('NOT_SERVED', `${name} is not served by the embedded platform`);
}

/** Rejects parts of an input that the platform does not support. */
function requireNone(input: object, fields: readonly string[], type: string): void {
  for (const [field, value] of Object.entries(input)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (fields.includes(field) && !isEmpty) throw notServed(`${type}.${field}`);
  }
}

export function rejectUnsupportedBuyerInput(input: object): void {
  const fields = [
    'deliveryAddressPreferences',
    'companyLocationId',
    'preferences',
    'walletPreferences',
  ];
  requireNone(input, fields, 'CartBuyerIdentityInput');
}

/** Rejects keys of places: a line has one place here. */
export function rejectUnsupportedRemoval(input: object): void {
  requireNone(input, ['viewKeys'], 'cartLinesRemove');
}

/** Rejects checks of addresses by country; the checkout checks them for the shop's own. */
export function rejectStrictChecks(addresses: readonly SelectableAddressInput[]): void {
  if (addresses.some(({ validationStrategy }) => validationStrategy === 'STRICT')) {
    throw notServed('CartSelectableAddressInput.validationStrategy STRICT');
  }
}
