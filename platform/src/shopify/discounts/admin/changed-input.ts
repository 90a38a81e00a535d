import { decimalOf } from '../../../protocol/index.ts';
import type { ShopCatalogue } from '../../catalogue/index.ts';
import type { Discount, ItemSet, Reduction, Threshold } from '../discount.ts';
import type { DiscountInput, ItemsInput } from './inputs.ts';

/** The whole input of a discount, with what a change names in its place. */
export function changedInput(
  before: Discount,
  given: DiscountInput,
  catalogue: ShopCatalogue,
): DiscountInput {
  const whole = inputOf(before, catalogue);
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const { customerGets, customerBuys, combinesWith } = given;
  return {
    ...whole,
    ...named,
    combinesWith: { ...whole.combinesWith, ...combinesWith },
    customerGets: {
      ...whole.customerGets,
      ...customerGets,
      items: changedItems(whole.customerGets?.items, customerGets?.items),
    },
    ...(before.terms.kind === 'buyXGetY' && {
      customerBuys: {
        ...whole.customerBuys,
        ...customerBuys,
        items: changedItems(whole.customerBuys?.items, customerBuys?.items),
      },
    }),
  };
}

type Maybe<Value> = Value | null | undefined;
type Ids = Maybe<readonly string[]>;

/** Items of another kind take the place of those before; of one kind, they are added and removed. */
function changedItems(before: Maybe<ItemsInput>, given: Maybe<ItemsInput>): ItemsInput {
  if (!given) return before ?? {};
  if (given.all === true) return { all: true };
  const { products, collections } = given;
  const had = before?.products;
  return {
    ...(products && {
      products: {
        productsToAdd: merged(
          had?.productsToAdd,
          products.productsToAdd,
          products.productsToRemove,
        ),
        productVariantsToAdd: merged(
          had?.productVariantsToAdd,
          products.productVariantsToAdd,
          products.productVariantsToRemove,
        ),
      },
    }),
    ...(collections && {
      collections: { add: merged(before?.collections?.add, collections.add, collections.remove) },
    }),
  };
}

function merged(before: Ids, added: Ids, removed: Ids): readonly string[] {
  const ids = new Set([...(before ?? []), ...(added ?? [])]);
  for (const id of removed ?? []) ids.delete(id);
  return [...ids];
}

function inputOf(discount: Discount, catalogue: ShopCatalogue): DiscountInput {
  const { title, code, startsAt, endsAt, combinesWith, terms } = discount;
  const { appliesOnOneTimePurchase, appliesOnSubscription } = discount;
  const shared = { title, code, startsAt, endsAt, combinesWith };
  if (terms.kind === 'basic') {
    return {
      ...shared,
      minimumRequirement: terms.minimum === null ? null : minimumOf(terms.minimum),
      customerGets: {
        items: itemsInputOf(terms.items, catalogue),
        value: valueInputOf(terms.reduction),
        appliesOnOneTimePurchase,
        appliesOnSubscription,
      },
    };
  }
  const { buys, gets, usesPerOrderLimit } = terms;
  const { reduction } = gets;
  return {
    ...shared,
    usesPerOrderLimit,
    customerBuys: {
      items: itemsInputOf(buys.items, catalogue),
      value:
        buys.threshold.kind === 'quantity'
          ? { quantity: buys.threshold.quantity }
          : { amount: decimalOf(buys.threshold.amountInMinorUnits) },
    },
    customerGets: {
      items: itemsInputOf(gets.items, catalogue),
      value: {
        discountOnQuantity: {
          quantity: gets.quantity,
          effect:
            reduction.kind === 'percentage'
              ? { percentage: reduction.percentage / 100 }
              : { amount: decimalOf(reduction.amountInMinorUnits) },
        },
      },
    },
  };
}

function minimumOf(minimum: Threshold) {
  return minimum.kind === 'quantity'
    ? { quantity: { greaterThanOrEqualToQuantity: minimum.quantity } }
    : { subtotal: { greaterThanOrEqualToSubtotal: decimalOf(minimum.amountInMinorUnits) } };
}

function valueInputOf(reduction: Reduction) {
  if (reduction.kind === 'percentage') return { percentage: reduction.percentage / 100 };
  const { amountInMinorUnits, isPerItem } = reduction;
  const amount = decimalOf(amountInMinorUnits);
  return { discountAmount: { amount, appliesOnEachItem: isPerItem } };
}

/** Ids for the names that a discount keeps; what the shop no longer has is left out. */
function itemsInputOf(items: ItemSet, catalogue: ShopCatalogue): ItemsInput {
  const { productByHandle, collectionByHandle, variantById, variantBySku } = catalogue;
  switch (items.kind) {
    case 'all':
      return { all: true };
    case 'collections':
      return {
        collections: {
          add: items.collections.flatMap((handle) => collectionByHandle.get(handle)?.id ?? []),
        },
      };
    case 'products': {
      const idOf = (key: string) => variantById.get(key) ?? variantBySku(key);
      return {
        products: {
          productsToAdd: items.products.flatMap((handle) => productByHandle.get(handle)?.id ?? []),
          productVariantsToAdd: items.variants.flatMap((key) => idOf(key)?.id ?? []),
        },
      };
    }
  }
}
