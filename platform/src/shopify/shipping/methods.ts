import type { ShippingMethod } from './shipping-draft.ts';
import type { Shipping } from './shop-shipping.ts';

/** Bag as its delivery is priced: value, after all discounts, and weight of what is sent. */
export interface SentBag {
  readonly goodsInMinorUnits: number;
  readonly weightInGrams: number;
}

export interface PricedMethod extends ShippingMethod {
  readonly priceInMinorUnits: number;
  /** Free from this amount on, or never when null. */
  readonly freeFromInMinorUnits: number | null;
}

/** Methods that a bag can choose from, in the shop's order. */
export function methodsOf(
  { methods: [first, ...others] }: Pick<Shipping, 'methods'>,
  bag: SentBag,
): readonly [PricedMethod, ...PricedMethod[]] {
  const withPrice = (method: ShippingMethod, priceInMinorUnits: number) => ({
    ...method,
    priceInMinorUnits,
    freeFromInMinorUnits: freeFrom(method),
  });
  return [
    withPrice(first, priceFor(first, bag) ?? 0),
    ...others.flatMap((method) => {
      const price = priceFor(method, bag);
      return price === null ? [] : [withPrice(method, price)];
    }),
  ];
}

function priceFor({ rates }: ShippingMethod, bag: SentBag): number | null {
  const row = rates.findLast(
    ({ fromInMinorUnits, fromGrams }) =>
      bag.goodsInMinorUnits >= fromInMinorUnits && bag.weightInGrams >= fromGrams,
  );
  return row?.priceInMinorUnits ?? null;
}

/** Promises only what the last row keeps whatever a bag weighs. */
function freeFrom({ rates }: ShippingMethod): number | null {
  const last = rates.at(-1);
  return last?.priceInMinorUnits === 0 && last.fromGrams === 0 ? last.fromInMinorUnits : null;
}
