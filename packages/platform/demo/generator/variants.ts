import type { VariantDraft } from '../../src/catalogue/draft.ts';
import { stockOf } from './stock.ts';

interface VariantFacts {
  readonly shop: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly optionValue: string;
  readonly priceInCents: number;
  readonly compareAtPriceInCents: number | null;
  readonly sizeInMl: number | null;
  readonly imageSrc: string | null;
}

const PACK_WEIGHT_IN_GRAMS = 45;
const ACCESSORY_WEIGHT_IN_GRAMS = 80;

export function demoVariant(facts: VariantFacts): VariantDraft {
  return {
    sku: facts.sku,
    barcode: facts.barcode,
    priceInMinorUnits: facts.priceInCents,
    compareAtPriceInMinorUnits: facts.compareAtPriceInCents,
    optionValues: [facts.optionValue],
    inventoryQuantity: stockOf(facts.shop, facts.sku),
    tracksInventory: true,
    continuesSellingWhenSoldOut: false,
    weightInGrams:
      facts.sizeInMl === null ? ACCESSORY_WEIGHT_IN_GRAMS : facts.sizeInMl + PACK_WEIGHT_IN_GRAMS,
    weightUnit: 'GRAMS',
    requiresShipping: true,
    isTaxable: true,
    unitPriceMeasure:
      facts.sizeInMl === null
        ? null
        : {
            total: { value: facts.sizeInMl, unit: 'ML' },
            reference: { value: 100, unit: 'ML' },
          },
    imageSrc: facts.imageSrc,
    metafields: [],
  };
}
