import {
  connectionOf,
  type GraphqlContext,
  type ListArguments,
  type ResolverMap,
  wireMoney,
} from '../../../protocol/index.ts';
import type { Variant } from '../read/entries.ts';
import { isSent } from '../read/entries.ts';
import { isForSale } from '../read/stock-cache.ts';
import { imagesOf } from './image-resolvers.ts';
import { metafieldFields } from './metafield-resolvers.ts';
import { selectedOptions, variantTitle } from './product-options.ts';
import { catalogueOf } from './request-catalogue.ts';
import { toGraphqlAllocations } from './selling-plan-resolvers.ts';
import { unitPriceInMinorUnits, unitPriceMeasurement } from './unit-price.ts';

const MILLIGRAMS_PER: Readonly<Record<string, number>> = {
  GRAMS: 1000,
  KILOGRAMS: 1_000_000,
  OUNCES: 28_349.523125,
  POUNDS: 453_592.37,
};

const WEIGHT_DECIMALS = 4;

function price({ record }: Variant, _args: unknown, { shop }: GraphqlContext) {
  return wireMoney(record.priceInMinorUnits, shop.currencyCode);
}

function compareAtPrice({ record }: Variant, _args: unknown, { shop }: GraphqlContext) {
  const amount = record.compareAtPriceInMinorUnits;
  return amount === null ? null : wireMoney(amount, shop.currencyCode);
}

export const variantResolvers: ResolverMap = {
  ProductVariant: {
    ...metafieldFields((variant: Variant) => ({
      metafields: variant.record.metafields,
      parent: variant,
      translated: null,
    })),
    title: (variant: Variant, _args: unknown, context) => variantTitle(context, variant),
    sku: ({ record }: Variant) => record.sku,
    barcode: ({ record }: Variant) => record.barcode,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: (variant: Variant, _args: unknown, context) =>
      isForSale(catalogueOf(context).stock, variant),
    // Sold out, and sold on all the same.
    currentlyNotInStock: (variant: Variant, _args: unknown, context) =>
      variant.record.tracksInventory &&
      variant.record.continuesSellingWhenSoldOut &&
      catalogueOf(context).stock.quantityOf(variant) <= 0,
    quantityAvailable: (variant: Variant, _args: unknown, context) =>
      catalogueOf(context).stock.quantityOf(variant),
    requiresShipping: isSent,
    taxable: ({ record }: Variant) => record.isTaxable,
    weight: ({ record }: Variant) => {
      const weight = (record.weightInGrams * 1000) / (MILLIGRAMS_PER[record.weightUnit] ?? 1000);
      return Number(weight.toFixed(WEIGHT_DECIMALS));
    },
    weightUnit: ({ record }: Variant) => record.weightUnit,
    unitPrice({ record }: Variant, _args: unknown, { shop }) {
      const amount = unitPriceInMinorUnits(record, record.priceInMinorUnits);
      return amount === null ? null : wireMoney(amount, shop.currencyCode);
    },
    unitPriceMeasurement: ({ record }: Variant) => unitPriceMeasurement(record),
    image({ record, product }: Variant, _args: unknown, context) {
      const position = product.record.images.findIndex(({ src }) => src === record.imageSrc);
      return imagesOf(context, product)[Math.max(0, position)] ?? null;
    },
    selectedOptions: (variant: Variant, _args: unknown, context) =>
      selectedOptions(context, variant),
    sellingPlanAllocations: (variant: Variant, args: ListArguments, context) => {
      const allocations = toGraphqlAllocations(context, variant);
      return connectionOf({
        items: args.reverse ? allocations.toReversed() : allocations,
        args,
        keyOf: ({ sellingPlan }) => ({ lastId: sellingPlan.id, lastValue: sellingPlan.id }),
      });
    },
    // Bundles are products of their own here; no variant is made of others.
    requiresComponents: () => false,
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
  },
};
