import { type ShopKey, shopRow } from '../../../protocol/index.ts';
import { type GiftCard, payWith } from '../../gift-cards/index.ts';
import { type SummedGoods, type Sums, sumsOf } from '../../orders/index.ts';
import type { DeliveryMethod } from './delivery.ts';

/** Prices include the tax, so it is the part of what is taxed that belongs to the state. */
function includedTax(shop: ShopKey, taxedInMinorUnits: number): number {
  const percent = shopRow(shop).vatPercent;
  return Math.round((taxedInMinorUnits * percent) / (100 + percent));
}

interface TotalsInput extends SummedGoods {
  readonly shop: ShopKey;
  readonly delivery: Pick<DeliveryMethod, 'priceInMinorUnits'>;
  /** Gift cards that can pay, in their order. */
  readonly giftCards: readonly GiftCard[];
}

/** Sums that a checkout asks for with one way of delivery. */
export function totalsOf({ shop, delivery, giftCards, ...goods }: TotalsInput): Sums {
  return sumsOf({
    ...goods,
    deliveryInMinorUnits: delivery.priceInMinorUnits,
    includedTaxOf: (taxedInMinorUnits) => includedTax(shop, taxedInMinorUnits),
    giftCardsFor: (totalInMinorUnits) =>
      payWith(giftCards, totalInMinorUnits).map(({ card, amountInMinorUnits }) => ({
        lastCharacters: card.lastCharacters,
        amountInMinorUnits,
      })),
  });
}
