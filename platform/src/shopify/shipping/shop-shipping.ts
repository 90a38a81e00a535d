import { type ShopKey, shopRow } from '../../protocol/index.ts';
import type { ShippingDraft, ShippingMethod, ShippingRate } from './shipping-draft.ts';

/** Ways in which a shop sends, with whatever its file leaves to the country. */
export interface Shipping extends ShippingDraft {
  readonly methods: readonly [ShippingMethod, ...ShippingMethod[]];
  readonly orderBefore: string;
  /** Percent of tax on goods that no row of `taxes` names. */
  readonly fullPercent: number;
}

const makeRate = (priceInMinorUnits: number, fromInMinorUnits = 0): ShippingRate => ({
  priceInMinorUnits,
  fromInMinorUnits,
  fromGrams: 0,
});

const makeMethod = (
  key: 'standard' | 'express',
  days: string,
  ...rates: readonly ShippingRate[]
): ShippingMethod => ({
  key,
  days,
  rates,
  title: null,
  translatedTitles: {},
  // An express parcel goes back where nobody can be called.
  needsPhone: key === 'express',
});

export function shippingOf(shop: ShopKey, draft: ShippingDraft | null): Shipping {
  const { delivery, deliveryTimes, vatPercent } = shopRow(shop);
  const { standardInMinorUnits, freeFromInMinorUnits, expressInMinorUnits } = delivery;
  const { standardDays, expressDays, orderBefore } = deliveryTimes;
  const [first, ...others] = draft?.methods ?? [];
  return {
    methods:
      first === undefined
        ? [
            makeMethod(
              'standard',
              standardDays,
              makeRate(standardInMinorUnits),
              makeRate(0, freeFromInMinorUnits),
            ),
            makeMethod('express', expressDays, makeRate(expressInMinorUnits)),
          ]
        : [first, ...others],
    orderBefore: draft?.orderBefore ?? orderBefore,
    taxes: draft?.taxes ?? [],
    fullPercent: vatPercent,
  };
}
