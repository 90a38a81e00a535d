import { type GiftCard, payWith } from '../../gift-cards/index.ts';
import { type SummedGoods, type Sums, sumsOf, taxesOf } from '../../orders/index.ts';
import type { TaxSum } from '../../shipping/index.ts';
import type { DeliveryMethod } from './delivery.ts';

interface TotalsInput extends SummedGoods {
  readonly lines: readonly (SummedGoods['lines'][number] &
    Parameters<typeof taxesOf>[0]['lines'][number])[];
  readonly delivery: Pick<DeliveryMethod, 'priceInMinorUnits'>;
  /** Gift cards that can pay, in their order. */
  readonly giftCards: readonly GiftCard[];
}

/** Sums that a checkout asks for with one way of delivery, and the tax that they include by rate. */
export function totalsOf({
  delivery,
  giftCards,
  ...goods
}: TotalsInput): Sums & { readonly taxes: readonly TaxSum[] } {
  const deliveryInMinorUnits = delivery.priceInMinorUnits;
  const giftCardsFor = (totalInMinorUnits: number) =>
    payWith(giftCards, totalInMinorUnits).map(({ card, amountInMinorUnits }) => ({
      lastCharacters: card.lastCharacters,
      amountInMinorUnits,
    }));
  const sums = sumsOf({ ...goods, deliveryInMinorUnits, taxInMinorUnits: 0, giftCardsFor });
  const taxes = taxesOf({ ...goods, deliveryInMinorUnits });
  const taxInMinorUnits = taxes.reduce((sum, one) => sum + one.taxInMinorUnits, 0);
  return { ...sums, taxes, taxInMinorUnits };
}
