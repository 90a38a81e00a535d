import type { GraphqlContext } from '../../../protocol/index.ts';
import type { ShopCatalogue } from '../../catalogue/index.ts';
import {
  type AutomaticInput,
  createAutomatic,
  isGiven,
  itemsOf,
  type Maybe,
  type Numeric,
  percentOf,
} from './discount-input.ts';

/** Threshold of a discount as in a file. A number that is missing is refused there by name. */
function thresholdOf(quantity: Maybe<Numeric>, amount: Maybe<Numeric>) {
  return isGiven(amount)
    ? { kind: 'amount', amount: String(amount) }
    : { kind: 'quantity', quantity: Number(quantity) };
}

function basicTerms(input: AutomaticInput, catalogue: ShopCatalogue): object {
  const { customerGets, minimumRequirement } = input;
  const { percentage, discountAmount } = customerGets?.value ?? {};
  const least = minimumRequirement?.quantity?.greaterThanOrEqualToQuantity;
  const subtotal = minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal;
  return {
    kind: 'basic',
    minimum: isGiven(least) || isGiven(subtotal) ? thresholdOf(least, subtotal) : null,
    items: itemsOf(customerGets?.items, 'customerGets.items', catalogue),
    reduction: isGiven(percentage)
      ? percentOf(percentage)
      : {
          kind: 'amount',
          amount: String(discountAmount?.amount),
          isPerItem: discountAmount?.appliesOnEachItem ?? true,
        },
  };
}

function buyGetTerms(input: AutomaticInput, catalogue: ShopCatalogue): object {
  const { customerBuys, customerGets, usesPerOrderLimit: limit } = input;
  const given = customerGets?.value?.discountOnQuantity;
  const { percentage, amount } = given?.effect ?? {};
  return {
    kind: 'buyXGetY',
    buys: {
      items: itemsOf(customerBuys?.items, 'customerBuys.items', catalogue),
      threshold: thresholdOf(customerBuys?.value?.quantity, customerBuys?.value?.amount),
    },
    gets: {
      items: itemsOf(customerGets?.items, 'customerGets.items', catalogue),
      quantity: Number(given?.quantity),
      reduction: isGiven(percentage)
        ? percentOf(percentage)
        : { kind: 'amount', amount: String(amount) },
    },
    usesPerOrderLimit: isGiven(limit) ? Number(limit) : null,
  };
}

export function discountAutomaticBasicCreate(
  context: GraphqlContext,
  { automaticBasicDiscount: input }: { readonly automaticBasicDiscount: AutomaticInput },
) {
  const argument = 'automaticBasicDiscount';
  return createAutomatic(context, { argument, input }, (shop) => basicTerms(input, shop));
}

export function discountAutomaticBxgyCreate(
  context: GraphqlContext,
  { automaticBxgyDiscount: input }: { readonly automaticBxgyDiscount: AutomaticInput },
) {
  const argument = 'automaticBxgyDiscount';
  return createAutomatic(context, { argument, input }, (shop) => buyGetTerms(input, shop));
}
