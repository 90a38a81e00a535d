import {
  type DiscountInput,
  type GivenInput,
  type InputProblem,
  type Numeric,
  problem,
} from './inputs.ts';

type Path = readonly string[];

const VALUE = ['customerGets', 'value'];
const MAX_RATIO = 100_000;
const MAX_USES = 2_147_483_647;

/** What is wrong with the numbers of an input, in Shopify's words. */
export function termFaults(input: DiscountInput, given: GivenInput): readonly InputProblem[] {
  return given.kind === 'basic' ? basicFaults(input, given) : buyGetFaults(input, given);
}

function basicFaults(
  { customerGets }: DiscountInput,
  { isCode }: GivenInput,
): readonly InputProblem[] {
  const { percentage, discountAmount } = customerGets?.value ?? {};
  const path = [...VALUE, 'discountAmount', 'amount'];
  const amount = discountAmount?.amount ?? null;
  return [
    ...percentageFaults(percentage ?? null, [...VALUE, 'percentage'], isCode),
    ...(amount === null ? [] : amountFaults(Number(amount), path, isCode)),
  ];
}

/** By code, nothing off is a discount; by itself it is not. */
function percentageFaults(
  percentage: number | null,
  path: Path,
  isCode: boolean,
): readonly InputProblem[] {
  if (percentage === null) return [];
  const isFine = (isCode ? percentage >= 0 : percentage > 0) && percentage <= 1;
  if (isFine) return [];
  return [problem(path, 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')];
}

/** Shopify counts what is taken off below zero, and says so. */
function amountFaults(amount: number, path: Path, isCode: boolean): readonly InputProblem[] {
  if (isCode && amount < 0) {
    return [problem(path, 'LESS_THAN_OR_EQUAL_TO', 'Value must be less than or equal to 0')];
  }
  if (!isCode && amount <= 0) return [problem(path, 'GREATER_THAN', 'Value must be less than 0')];
  if (amount < 1e18) return [];
  return [problem(path, 'LESS_THAN', 'Value must be greater than -1000000000000000000')];
}

function buyGetFaults(
  { customerBuys, customerGets, usesPerOrderLimit }: DiscountInput,
  { isCode }: GivenInput,
): readonly InputProblem[] {
  const value = customerGets?.value ?? {};
  const onQuantity = [...VALUE, 'discountOnQuantity', 'quantity'];
  const other = (['percentage', 'discountAmount'] as const).find(
    (kind) => (value[kind] ?? null) !== null,
  );
  if (other !== undefined) {
    const message = 'Only discountOnQuantity permitted with bxgy discounts.';
    const blank = problem(onQuantity, 'BLANK', 'Quantity cannot be blank.');
    return [problem([...VALUE, other], 'INVALID', message), ...(isCode ? [blank] : [])];
  }
  const unsupported = `This field is not supported by ${isCode ? '' : 'automatic '}bxgy discounts.`;
  const ofGets = (name: string) => problem(['customerGets', name], 'INVALID', unsupported);
  return [
    ...(customerGets?.appliesOnSubscription === true ? [ofGets('appliesOnSubscription')] : []),
    ...(customerGets?.appliesOnOneTimePurchase === false
      ? [ofGets('appliesOnOneTimePurchase')]
      : []),
    ...limitFaults(usesPerOrderLimit ?? null),
    ...ratioFaults(customerBuys?.value?.quantity ?? null, 'antecedent', [
      'customerBuys',
      'value',
      'quantity',
    ]),
    ...ratioFaults(value.discountOnQuantity?.quantity ?? null, 'consequent', onQuantity),
    ...percentageFaults(
      value.discountOnQuantity?.effect?.percentage ?? null,
      [...VALUE, 'discountOnQuantity', 'effect', 'percentage'],
      false,
    ),
  ];
}

function limitFaults(limit: Numeric | null): readonly InputProblem[] {
  const path = ['usesPerOrderLimit'];
  if (limit === null) return [];
  const uses = Number(limit);
  if (uses === 0) return [problem(path, 'VALUE_OUTSIDE_RANGE', 'Allocation limit cannot be zero')];
  if (uses < 0) return [problem(path, 'GREATER_THAN', 'Allocation limit must be greater than 0')];
  if (uses <= MAX_USES) return [];
  const message = `Allocation limit must be less than or equal to ${MAX_USES}`;
  return [problem(path, 'LESS_THAN_OR_EQUAL_TO', message)];
}

function ratioFaults(
  quantity: Numeric | null,
  part: 'antecedent' | 'consequent',
  path: Path,
): readonly InputProblem[] {
  if (quantity === null) return [];
  const what = `Prerequisite to entitlement quantity ratio ${part}`;
  const count = Number(quantity);
  if (count <= 0) return [problem(path, 'GREATER_THAN', `${what} must be greater than 0`)];
  if (!(count >= MAX_RATIO)) return [];
  return [problem(path, 'LESS_THAN', `${what} must be less than ${MAX_RATIO}`)];
}
