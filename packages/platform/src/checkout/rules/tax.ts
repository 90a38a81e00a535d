import type { ShopKey } from '../../shops/index.ts';

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
export function includedTax(shop: ShopKey, totalInMinorUnits: number): number {
  const percent = VAT_PERCENT[shop];
  return Math.round((totalInMinorUnits * percent) / (100 + percent));
}
