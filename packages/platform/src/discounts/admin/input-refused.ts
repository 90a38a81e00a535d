import type { DiscountProblem } from '../find-problems.ts';

export type DiscountErrorCode = 'BLANK' | 'INVALID' | 'TAKEN';

/** An input that cannot even be read as a discount. */
export class InputRefused extends Error {
  readonly path: readonly string[];
  readonly code: DiscountErrorCode;

  constructor(path: readonly string[], code: DiscountErrorCode, message: string) {
    super(message);
    this.path = path;
    this.code = code;
  }
}

/** A part of an input that must be there. */
export function needed<Value>(value: Value | null | undefined, path: readonly string[]): Value {
  if (value !== null && value !== undefined) return value;
  throw new InputRefused(path, 'BLANK', `${path.at(-1)} can't be blank`);
}

/** Where the fields of a draft stand in an input. */
const FIELDS: readonly (readonly [path: string, field: readonly string[]])[] = [
  ['terms.buys.threshold', ['customerBuys', 'value']],
  ['terms.gets.quantity', ['customerGets', 'value', 'discountOnQuantity', 'quantity']],
  ['terms.gets.reduction', ['customerGets', 'value', 'discountOnQuantity', 'effect']],
  ['terms.usesPerOrderLimit', ['usesPerOrderLimit']],
  ['terms.minimum', ['minimumRequirement']],
  ['terms.reduction', ['customerGets', 'value']],
];

export function userErrorOf({ path, message }: DiscountProblem, argument: string) {
  const [, field = [path]] = FIELDS.find(([start]) => path.startsWith(start)) ?? [];
  const code = message.includes('blank')
    ? 'BLANK'
    : message.includes('unique')
      ? 'TAKEN'
      : 'INVALID';
  return userError([argument, ...field], code, `${path.split('.').at(-1)} ${message}`);
}

export function userError(field: readonly string[], code: DiscountErrorCode, message: string) {
  return { __typename: 'DiscountUserError', field, code, message, extraInfo: null };
}
