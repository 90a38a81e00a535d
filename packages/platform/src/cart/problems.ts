export type CartErrorCode =
  | 'INVALID'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_METAFIELDS'
  | 'NOTE_TOO_LONG';

export interface CartProblem {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

type Path = readonly string[];

export const cartMissing: CartProblem = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

export function merchandiseMissing(field: Path, merchandiseId: string): CartProblem {
  return {
    code: 'INVALID',
    field,
    message: `The merchandise with id ${merchandiseId} does not exist.`,
  };
}

export function quantityOutOfRange(field: Path, merchandiseId: string): CartProblem {
  const message = `The quantity for merchandise with id ${merchandiseId} must be greater than zero but less than 1000000.`;
  return { code: 'INVALID', field, message };
}

export function lineMissing(field: Path, lineId: string): CartProblem {
  const message = `The merchandise line with id ${lineId} does not exist.`;
  return { code: 'INVALID_MERCHANDISE_LINE', field, message };
}

export function planNotApplicable(field: Path): CartProblem {
  return { code: 'INVALID', field, message: 'Cannot apply selling plan to variant' };
}

export function tooManyLines(field: Path, limit: number): CartProblem {
  return { code: 'INVALID', field, message: `The cart can't have more than ${limit} lines.` };
}

export function noteTooLong(field: Path, limit: number): CartProblem {
  const message = `The note exceeds the maximum number of ${limit} characters.`;
  return { code: 'NOTE_TOO_LONG', field, message };
}

export function customerInvalid(field: Path): CartProblem {
  return { code: 'INVALID', field, message: 'Customer is invalid' };
}

export function contactInvalid(field: Path, name: 'Email' | 'Phone'): CartProblem {
  return { code: 'INVALID', field, message: `${name} is invalid` };
}

export function deliveryGroupMissing(field: Path): CartProblem {
  return {
    code: 'INVALID_DELIVERY_GROUP',
    field,
    message: 'Delivery group was not found in cart.',
  };
}

/** A code that the shop's API version does not have yet is said with INVALID. */
export function codeInVersion(code: CartErrorCode, apiVersion: string): CartErrorCode {
  return code === 'NOTE_TOO_LONG' && apiVersion < '2024-10' ? 'INVALID' : code;
}
