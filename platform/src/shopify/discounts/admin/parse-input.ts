import { requestError } from '../../../protocol/index.ts';
import type { ShopCatalogue } from '../../catalogue/index.ts';
import {
  type DiscountDraft,
  minorUnitsOf,
  type Reduction,
  type Threshold,
  type UnitReduction,
} from '../discount.ts';
import { inputProblems } from './check-input.ts';
import {
  type DiscountInput,
  type EffectInput,
  type GetsInput,
  type GivenInput,
  InputError,
  itemsOf,
  type Numeric,
  needed,
  problem,
} from './inputs.ts';

type Path = readonly string[];

export interface InputReading extends GivenInput {
  readonly catalogue: ShopCatalogue;
  readonly now: string;
}

/** A draft from an input; throws `InputError` for the first thing in it that cannot be read. */
export function parseDiscountInput(input: DiscountInput, reading: InputReading): DiscountDraft {
  const problems = inputProblems(input, reading);
  if (problems.length > 0) throw new InputError(problems);
  if (input.customerSelection && input.customerSelection.all !== true) {
    const path = ['customerSelection', 'all'];
    throw new InputError([problem(path, 'INVALID', 'Only all customers are served')]);
  }
  if ((input.recurringCycleLimit ?? 1) !== 1) {
    throw requestError(
      'NOT_SERVED',
      'recurringCycleLimit is not served by the embedded platform: it renews no subscription',
    );
  }
  const { orderDiscounts, productDiscounts, shippingDiscounts } = input.combinesWith ?? {};
  return {
    title: input.title ?? '',
    translatedTitles: {},
    code: reading.isCode ? (input.code ?? '') : null,
    startsAt: input.startsAt ?? reading.now,
    endsAt: input.endsAt ?? null,
    combinesWith: {
      orderDiscounts: orderDiscounts ?? false,
      productDiscounts: productDiscounts ?? false,
      shippingDiscounts: shippingDiscounts ?? false,
    },
    appliesOnOneTimePurchase: input.customerGets?.appliesOnOneTimePurchase ?? true,
    appliesOnSubscription: input.customerGets?.appliesOnSubscription ?? false,
    terms: reading.kind === 'basic' ? basicTerms(input, reading) : buyGetTerms(input, reading),
  };
}

function basicTerms(input: DiscountInput, { catalogue }: InputReading) {
  const gets = needed(input.customerGets, ['customerGets']);
  return {
    kind: 'basic' as const,
    minimum: minimumOf(input),
    items: itemsOf(gets.items, ['customerGets', 'items'], catalogue),
    reduction: reductionOf(gets),
  };
}

function buyGetTerms(input: DiscountInput, { catalogue }: InputReading) {
  const buys = needed(input.customerBuys, ['customerBuys']);
  const gets = needed(input.customerGets, ['customerGets']);
  const path = ['customerGets', 'value', 'discountOnQuantity'];
  const onQuantity = needed(gets.value?.discountOnQuantity, path);
  const limit = input.usesPerOrderLimit;
  return {
    kind: 'buyXGetY' as const,
    buys: {
      items: itemsOf(buys.items, ['customerBuys', 'items'], catalogue),
      threshold: thresholdOf(buys.value?.quantity, buys.value?.amount, ['customerBuys', 'value']),
    },
    gets: {
      items: itemsOf(gets.items, ['customerGets', 'items'], catalogue),
      quantity: countOf(needed(onQuantity.quantity, [...path, 'quantity'])),
      reduction: effectOf(needed(onQuantity.effect, [...path, 'effect']), [...path, 'effect']),
    },
    usesPerOrderLimit: limit === null || limit === undefined ? null : countOf(limit),
  };
}

/** Text that is not a number becomes one that validation rejects with its field. */
function countOf(value: Numeric): number {
  return /^\d{1,15}$/.test(String(value)) ? Number(value) : Number.NaN;
}

function amountOf(value: Numeric): number {
  return minorUnitsOf(String(value)) ?? Number.NaN;
}

function thresholdOf(
  quantity: Numeric | null | undefined,
  amount: Numeric | null | undefined,
  path: Path,
): Threshold {
  if (quantity !== null && quantity !== undefined) {
    return { kind: 'quantity', quantity: countOf(quantity) };
  }
  return { kind: 'amount', amountInMinorUnits: amountOf(needed(amount, path)) };
}

function minimumOf({ minimumRequirement }: DiscountInput): Threshold | null {
  const quantity = minimumRequirement?.quantity?.greaterThanOrEqualToQuantity;
  const amount = minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal;
  const isNone = (quantity ?? null) === null && (amount ?? null) === null;
  return isNone ? null : thresholdOf(quantity, amount, ['minimumRequirement']);
}

/** The wire counts from 0 to 1. */
function percentOf(fraction: number): { readonly kind: 'percentage'; readonly percentage: number } {
  return { kind: 'percentage', percentage: Math.round(fraction * 10_000) / 100 };
}

function effectOf({ percentage, amount }: EffectInput, path: Path): UnitReduction {
  if (percentage !== null && percentage !== undefined) return percentOf(percentage);
  return { kind: 'amount', amountInMinorUnits: amountOf(needed(amount, path)) };
}

function reductionOf({ value }: GetsInput): Reduction {
  const fraction = value?.percentage;
  if (fraction !== null && fraction !== undefined) return percentOf(fraction);
  const off = needed(value?.discountAmount, ['customerGets', 'value']);
  return {
    kind: 'amount',
    amountInMinorUnits: amountOf(
      needed(off.amount, ['customerGets', 'value', 'discountAmount', 'amount']),
    ),
    isPerItem: off.appliesOnEachItem ?? false,
  };
}
