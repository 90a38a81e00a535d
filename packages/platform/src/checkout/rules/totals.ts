import type { ShopKey } from '../../core/index.ts';
import type { DeliveryMethod } from './delivery.ts';

// Standard rates: cosmetics and their delivery are taxed at the full rate everywhere we sell.
const VAT_PERCENT: Readonly<Record<ShopKey, number>> = {
  nl: 21,
  be: 21,
  fr: 20,
  de: 19,
  es: 21,
  ie: 23,
  uk: 20,
  ni: 20,
  no: 25,
  se: 25,
  us: 0,
};

/** Prices include the tax, so it is the part of the total that belongs to the state. */
function includedTax(shop: ShopKey, totalInMinorUnits: number): number {
  const percent = VAT_PERCENT[shop];
  return Math.round((totalInMinorUnits * percent) / (100 + percent));
}

export interface Totals {
  readonly subtotalInMinorUnits: number;
  readonly discountInMinorUnits: number;
  readonly deliveryInMinorUnits: number;
  readonly taxInMinorUnits: number;
  readonly totalInMinorUnits: number;
}

export interface TotalsInput {
  readonly shop: ShopKey;
  /** Lines at their own price, before any discount. */
  readonly subtotalInMinorUnits: number;
  readonly discountInMinorUnits: number;
  readonly delivery: Pick<DeliveryMethod, 'priceInMinorUnits'> | null;
}

export function totalsOf(input: TotalsInput): Totals {
  const { shop, subtotalInMinorUnits, discountInMinorUnits } = input;
  const deliveryInMinorUnits = input.delivery?.priceInMinorUnits ?? 0;
  const totalInMinorUnits = subtotalInMinorUnits - discountInMinorUnits + deliveryInMinorUnits;
  return {
    subtotalInMinorUnits,
    discountInMinorUnits,
    deliveryInMinorUnits,
    taxInMinorUnits: includedTax(shop, totalInMinorUnits),
    totalInMinorUnits,
  };
}
