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
  { unitPrice, unitPriceMeasurement }: VariantPartsFragment,
  market: Market,
): UnitPrice | null {
  const unit = UNIT_SIGNS[unitPriceMeasurement?.referenceUnit ?? ''];
  if (unitPrice === null || unitPriceMeasurement === null || unit === undefined) return null;
  const per = `${unitPriceMeasurement.referenceValue} ${unit}`;
  return unitPriceFor(market, { price: parseMoney(unitPrice), per });
}
