import { type ShopKey, shopRow } from '../../core/index.ts';
import type { DeliveryMethod } from './delivery.ts';

/** Prices include the tax, so it is the part of the total that belongs to the state. */
function includedTax(shop: ShopKey, totalInMinorUnits: number): number {
  const percent = shopRow(shop).vatPercent;
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
