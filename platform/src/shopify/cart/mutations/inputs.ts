import { requestError } from '../../../protocol/index.ts';
import { checkGid } from '../../catalogue/index.ts';
import type { CartAttribute } from '../cart.ts';
import type { LineToAdd } from '../lines/add-lines.ts';

/** Input of the published schemas; an optional field may be missing or null. */
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
