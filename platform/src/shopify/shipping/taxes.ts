import type { Shipping } from './shop-shipping.ts';

interface TaxedProduct {
  readonly handle: string;
  readonly productType: string;
  readonly collections: readonly string[];
}

/** Percent of tax in the price of a product. */
export function percentOf(
  { taxes, fullPercent }: Pick<Shipping, 'taxes' | 'fullPercent'>,
  { handle, productType, collections }: TaxedProduct,
): number {
  const type = productType.trim().toLowerCase();
  const row = taxes.find(
    (one) =>
      one.products.includes(handle) ||
      one.collections.some((name) => collections.includes(name)) ||
      one.productTypes.some((name) => name.trim().toLowerCase() === type),
  );
  return row?.percent ?? fullPercent;
}

/** Part of a bag that is taxed at one rate. */
export interface TaxedPart {
  readonly percent: number;
  readonly amountInMinorUnits: number;
  /** False for what no parcel brings: it takes no share in the delivery. */
  readonly isSent: boolean;
}

export interface TaxSum {
  readonly percent: number;
  readonly taxInMinorUnits: number;
}

/** Tax that prices include, by rate, the highest first. Delivery is taxed as what it brings, in the shares of its value. */
export function includedTaxes(
  parts: readonly TaxedPart[],
  deliveryInMinorUnits: number,
): readonly TaxSum[] {
  const rates = [...Map.groupBy(parts, ({ percent }) => percent)]
    .map(([percent, of]) => ({
      percent,
      worth: sum(of),
      sent: sum(of.filter(({ isSent }) => isSent)),
    }))
    .toSorted((one, other) => other.percent - one.percent);
  const sentInMinorUnits = rates.reduce((total, { sent }) => total + sent, 0);
  let before = 0;
  let given = 0;
  return rates.flatMap(({ percent, worth, sent }) => {
    before += sent;
    // Goods that cost nothing are brought at the highest rate.
    const share = sentInMinorUnits === 0 ? 1 : before / sentInMinorUnits;
    const until = Math.round(deliveryInMinorUnits * share);
    const taxed = worth + until - given;
    given = until;
    const taxInMinorUnits = Math.round((taxed * percent) / (100 + percent));
    return taxInMinorUnits === 0 ? [] : [{ percent, taxInMinorUnits }];
  });
}

function sum(parts: readonly TaxedPart[]): number {
  return parts.reduce((total, { amountInMinorUnits }) => total + amountInMinorUnits, 0);
}
