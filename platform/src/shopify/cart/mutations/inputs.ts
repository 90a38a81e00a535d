import { requestError } from '../../../protocol/index.ts';
import { checkGid } from '../../catalogue/index.ts';
import type { LineRequest } from '../cart.ts';

/** Input of the published schemas; an optional field may be missing or null. */
type Given<Values> = { readonly [Name in keyof Values]?: Values[Name] | null };
export type CartLineInput = Given<LineRequest> & Pick<LineRequest, 'merchandiseId'>;
export type CartLineUpdateInput = Given<LineRequest> & { readonly id: string };

export function lineToAdd(input: CartLineInput): LineRequest {
  requireNone(input, ['parent'], 'CartLineInput');
  return {
    merchandiseId: checkGid(input.merchandiseId),
    quantity: input.quantity ?? 1,
    attributes: input.attributes ?? [],
    sellingPlanId: input.sellingPlanId ? checkGid(input.sellingPlanId) : null,
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

export function rejectUnsupportedCartInput(input: object): void {
  requireNone(input, ['delivery', 'metafields'], 'CartInput');
}
