import type { ListedVariant, ProductFacts } from '../facts/product-facts.ts';
import type {
  CollectionRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  SellingPlanRecord,
  VariantRecord,
} from '../stored/records.ts';

/** What the shop shows, linked together: the sources of the GraphQL resolvers. */

/** Its record, and what is made of it, are read when they are asked for; the facts are at hand. */
export interface Product {
  readonly __typename: 'Product';
  readonly id: string;
  readonly facts: ProductFacts;
  readonly record: ProductRecord;
  /** The record for one look at it, by who goes through all of them: it is not kept. Null: another process has just removed it. */
  readonly peek: () => ProductRecord | null;
  readonly variants: readonly Variant[];
  readonly collections: readonly Collection[];
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
  /** Its place among all products by title; those of the same title share one. */
  readonly titleRank: number;
}

export interface Variant {
  readonly __typename: 'ProductVariant';
  readonly id: string;
  readonly record: VariantRecord;
  readonly product: Product;
}

/** What is known of a variant without its product's record, or all of it. */
export type AnyVariant = Pick<ListedVariant, 'record'>;

export interface Collection {
  readonly __typename: 'Collection';
  readonly id: string;
  readonly record: CollectionRecord;
  /** In the order that the shop's keeper gave them. */
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

/** What one unit costs with the plan, rounded to the cent. */
export function sellingPlanPrice({ record }: SellingPlan, priceInMinorUnits: number): number {
  return Math.round((priceInMinorUnits * (100 - (record.discountPercentage ?? 0))) / 100);
}
