import type { ShopKey } from '../../core/index.ts';

const DELIVERY_METHOD_KEYS = ['standard', 'express'] as const;

export type DeliveryMethodKey = (typeof DELIVERY_METHOD_KEYS)[number];

export function isDeliveryMethodKey(value: string): value is DeliveryMethodKey {
  return DELIVERY_METHOD_KEYS.some((key) => key === value);
}

interface DeliveryRates {
  readonly standardInMinorUnits: number;
  readonly freeFromInMinorUnits: number;
  readonly expressInMinorUnits: number;
}

function rates(standard: number, freeFrom: number, express: number): DeliveryRates {
  return {
    standardInMinorUnits: standard,
    freeFromInMinorUnits: freeFrom,
    expressInMinorUnits: express,
  };
}

const EUROZONE = rates(4_95, 50_00, 9_95);

const RATES: Readonly<Record<ShopKey, DeliveryRates>> = {
  nl: EUROZONE,
  be: EUROZONE,
  fr: EUROZONE,
  de: EUROZONE,
  es: EUROZONE,
  ie: rates(5_95, 60_00, 11_95),
  uk: rates(3_95, 45_00, 7_95),
  ni: rates(4_95, 45_00, 9_95),
  us: rates(6_95, 60_00, 14_95),
  no: rates(59_00, 599_00, 129_00),
  se: rates(49_00, 549_00, 99_00),
};

export interface DeliveryMethod {
  readonly key: DeliveryMethodKey;
  readonly priceInMinorUnits: number;
  /** Free from this amount on, or never when null. */
  readonly freeFromInMinorUnits: number | null;
}

/** The methods a bag of this value can choose from, cheapest first. */
export function deliveryMethods(
  shop: ShopKey,
  bagInMinorUnits: number,
): readonly [DeliveryMethod, DeliveryMethod] {
  const { standardInMinorUnits, freeFromInMinorUnits, expressInMinorUnits } = RATES[shop];
  const isFree = bagInMinorUnits >= freeFromInMinorUnits;
  return [
    {
      key: 'standard',
      priceInMinorUnits: isFree ? 0 : standardInMinorUnits,
      freeFromInMinorUnits,
    },
    { key: 'express', priceInMinorUnits: expressInMinorUnits, freeFromInMinorUnits: null },
  ];
}

export function deliveryMethod(
  shop: ShopKey,
  bagInMinorUnits: number,
  key: DeliveryMethodKey,
): DeliveryMethod {
  const [standard, express] = deliveryMethods(shop, bagInMinorUnits);
  return key === 'standard' ? standard : express;
}
