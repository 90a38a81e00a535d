import { isPricedPerLitre, type LawfulMarket } from '../law/index.ts';
import type { Market } from '../markets/index.ts';
import type { UnitPrice } from './product.ts';
import { readQuantity } from './read-quantity.ts';

type Reader = Pick<Market, 'customs'> & LawfulMarket;

/** Quantities that shoppers compare prices by. */
const COMPARED = {
  litre: { volume: '1 l', weight: '1 kg' },
  metric: { volume: '100 ml', weight: '100 g' },
  american: { volume: 'fl oz', weight: 'oz' },
} as const;

function comparedIn(market: Reader) {
  return COMPARED[isPricedPerLitre(market) ? 'litre' : market.customs];
}

/** Quantity by which prices of volumes are compared in a market. */
export function comparedVolume(market: Reader): string {
  return comparedIn(market).volume;
}

/** Counts a unit price from the pack by the quantity of the law or of American readers; others read what the shop chose. */
export function unitPriceFor(market: Reader, chosen: UnitPrice, pack: UnitPrice | null): UnitPrice {
  const kind = quantityOf(chosen.per)?.kind;
  const compared = comparedIn(market);
  if (compared === COMPARED.metric || kind === undefined) return chosen;
  return pricePer(compared[kind], pack ?? chosen) ?? chosen;
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
