import type { Market } from '../markets/index.ts';
import type { UnitPrice } from './product.ts';
import { readQuantity } from './read-quantity.ts';

type Reader = Pick<Market, 'customs'>;

/** Quantities that shoppers compare prices by. */
const COMPARED = {
  metric: { volume: '100 ml', weight: '100 g' },
  american: { volume: 'fl oz', weight: 'oz' },
} as const;

/** Quantity by which prices of volumes are compared in a market. */
export function comparedVolume({ customs }: Reader): string {
  return COMPARED[customs].volume;
}

/** Writes a unit price for readers of the market; metric ones read it by the quantity that the shop chose. */
export function unitPriceFor({ customs }: Reader, unitPrice: UnitPrice): UnitPrice {
  const kind = quantityOf(unitPrice.per)?.kind;
  if (customs === 'metric' || kind === undefined) return unitPrice;
  return pricePer(COMPARED[customs][kind], unitPrice) ?? unitPrice;
}

/** Null where the price is for another kind of quantity. */
export function pricePer(per: string, { price, per: from }: UnitPrice): UnitPrice | null {
  const [old, asked] = [quantityOf(from), quantityOf(per)];
  if (old === null || asked === null || old.kind !== asked.kind || old.amount <= 0) return null;
  const amountInMinorUnits = Math.round((price.amountInMinorUnits * asked.amount) / old.amount);
  return { price: { ...price, amountInMinorUnits }, per };
}

/** A unit without a number is one of it. */
function quantityOf(per: string): ReturnType<typeof readQuantity> {
  return readQuantity(/^\d/.test(per) ? per : `1 ${per}`);
}
