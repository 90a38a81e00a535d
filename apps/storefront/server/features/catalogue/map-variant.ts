import type { UnitPrice, Variant } from '@lokke/domain/catalogue';
import { parseMoney } from '@lokke/domain/money';
import type { VariantPartsFragment } from '@lokke/shopify-storefront';
import { mapPicture } from './map-image.ts';

export function mapVariant(variant: VariantPartsFragment, productTitle: string): Variant {
  const { compareAtPrice, image } = variant;
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku === '' ? null : variant.sku,
    price: parseMoney(variant.price),
    compareAtPrice: compareAtPrice === null ? null : parseMoney(compareAtPrice),
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    selectedOptions: variant.selectedOptions,
    unitPrice: unitPriceOf(variant),
    picture: image === null ? null : mapPicture(image, productTitle),
  };
}

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

function unitPriceOf({ unitPrice, unitPriceMeasurement }: VariantPartsFragment): UnitPrice | null {
  const unit = UNIT_SIGNS[unitPriceMeasurement?.referenceUnit ?? ''];
  if (unitPrice === null || unitPriceMeasurement === null || unit === undefined) return null;
  return { price: parseMoney(unitPrice), per: `${unitPriceMeasurement.referenceValue} ${unit}` };
}
