import type {
  CollectionRecord,
  MetafieldRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  SellingPlanRecord,
  VariantRecord,
} from '../stored/records.ts';

/** Product that the shop shows, linked with what belongs to it. */
export interface Product {
  readonly __typename: 'Product';
  readonly id: string;
  readonly record: ProductRecord;
  readonly variants: readonly Variant[];
  readonly collections: readonly Collection[];
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
}

export interface Variant {
  readonly __typename: 'ProductVariant';
  readonly id: string;
  readonly record: VariantRecord;
  readonly product: Product;
}

export interface Collection {
  readonly __typename: 'Collection';
  readonly id: string;
  readonly record: CollectionRecord;
  /** Members in the order that the shop's keeper gave them. */
  readonly products: readonly Product[];
}

export interface SellingPlan {
  readonly __typename: 'SellingPlan';
  readonly id: string;
  readonly record: SellingPlanRecord;
  readonly groupName: string;
}

export interface SellingPlanGroup {
  readonly __typename: 'SellingPlanGroup';
  readonly record: SellingPlanGroupRecord;
  readonly plans: readonly SellingPlan[];
}

/** Returns the price of one unit with the plan, rounded to the cent. */
export function sellingPlanPrice({ record }: SellingPlan, priceInMinorUnits: number): number {
  return Math.round((priceInMinorUnits * (100 - (record.discountPercentage ?? 0))) / 100);
}

/** Returns the prices of a product's variants, the lowest first. */
export function sortedPrices({ record }: Product): readonly number[] {
  return record.variants
    .map(({ priceInMinorUnits }) => priceInMinorUnits)
    .toSorted((a, b) => a - b);
}

const valuesOf = new WeakMap<MetafieldRecord, readonly string[]>();

/** Returns each value of a list metafield, or the one value of another. */
export function metafieldValues(metafield: MetafieldRecord): readonly string[] {
  const known = valuesOf.get(metafield);
  if (known !== undefined) return known;
  const { type, value } = metafield;
  const list: unknown = type.startsWith('list.') ? JSON.parse(value) : [value];
  const values = Array.isArray(list) ? list.map(String) : [];
  valuesOf.set(metafield, values);
  return values;
}

/** Asks whether a parcel leaves for it; a gift card comes by letter whatever its row says. */
export function isSent({ record, product }: Variant): boolean {
  return record.requiresShipping && !product.record.isGiftCard;
}
