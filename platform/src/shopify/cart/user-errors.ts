import { countOf } from '../../protocol/index.ts';
import { type Merchandise, merchandiseName } from './merchandise.ts';

type CartErrorCode =
  | 'INVALID'
  | 'INVALID_MERCHANDISE_LINE'
  | 'NOTE_TOO_LONG'
  | 'SELLING_PLAN_NOT_APPLICABLE';

export interface CartUserError {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

type Path = readonly string[];

export const cartMissing: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

export function quantityOutOfRange(field: Path, merchandiseId: string): CartUserError {
  const message = `The quantity for merchandise with id ${merchandiseId} must be greater than zero but less than 1000000.`;
  return { code: 'INVALID', field, message };
}

export function lineMissing(field: Path, lineId: string): CartUserError {
  const message = `The merchandise line with id ${lineId} does not exist.`;
  return { code: 'INVALID_MERCHANDISE_LINE', field, message };
}

export function limitExceeded(field: Path, what: string, limit: number): CartUserError {
  return { code: 'INVALID', field, message: `The limit of ${limit} ${what} is exceeded.` };
}

/** Fault of the lines, which are what fills a cart. */
export const cartTooLarge: CartUserError = {
  code: 'INVALID',
  field: ['lines'],
  message: 'The cart is too large.',
};

/** First version that has a code of its own. */
const SINCE: Readonly<Partial<Record<CartErrorCode, string>>> = {
  NOTE_TOO_LONG: '2024-10',
  SELLING_PLAN_NOT_APPLICABLE: '2025-07',
};

/** Error codes that the API version does not have become INVALID. */
export function codeInVersion(code: CartErrorCode, apiVersion: string): CartErrorCode {
  const since = SINCE[code];
  return since !== undefined && apiVersion < since ? 'INVALID' : code;
}

export interface CartWarning {
  readonly code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  readonly lineId: string;
  readonly message: string;
}

/** Warns when a line has fewer units than requested. */
export function stockWarning(
  line: { readonly id: string; readonly quantity: number },
  merchandise: Merchandise,
): CartWarning {
  if (line.quantity === 0) {
    const message = `The product '${merchandiseName(merchandise)}' is already sold out.`;
    return { code: 'MERCHANDISE_OUT_OF_STOCK', lineId: line.id, message };
  }
  const units = countOf(line.quantity, 'item was', 'items were');
  const message = `Only ${units} added to your cart due to availability.`;
  return { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: line.id, message };
}
