import { type UnitPrice, unitPriceFor } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import { parseMoney } from '@lokke/domain/money';
import type { VariantPartsFragment } from '@lokke/shopify-storefront';

const UNIT_SIGNS: Readonly<Record<string, string>> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  M3: 'm³',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  M2: 'm²',
};

export function unitPriceOf(
  { price, unitPrice, unitPriceMeasurement }: VariantPartsFragment,
  market: Market,
): UnitPrice | null {
  if (unitPrice === null || unitPriceMeasurement === null) return null;
  const { referenceUnit, referenceValue, quantityUnit, quantityValue } = unitPriceMeasurement;
  const per = quantityIn(referenceUnit, referenceValue);
  if (per === null) return null;
  const content = quantityIn(quantityUnit, quantityValue);
  return unitPriceFor(
    market,
    { price: parseMoney(unitPrice), per },
    content === null ? null : { price: parseMoney(price), per: content },
  );
}

function quantityIn(unit: string | null, value: number): string | null {
  const sign = UNIT_SIGNS[unit ?? ''];
  return sign === undefined ? null : `${value} ${sign}`;
}
