import type { VariantRecord } from '../stored/records.ts';

/** A choice of one option: a size, a colour. */
export interface ListedOption {
  readonly name: string;
  readonly value: string;
}

export interface ListedVariant {
  readonly record: Pick<
    VariantRecord,
    'number' | 'priceInMinorUnits' | 'tracksInventory' | 'continuesSellingWhenSoldOut'
  >;
  /** In the order of the product's options. */
  readonly options: readonly ListedOption[];
}

export interface MetafieldName {
  readonly namespace: string;
  readonly key: string;
}

/** A list metafield has each of its values. */
export interface ListedMetafield extends MetafieldName {
  readonly type: string;
  readonly values: readonly string[];
}

/**
 * What lists are filtered, ordered and counted by. It is known of every product without its record, so that a list
 * of thousands reads the records of its page alone.
 */
export interface ProductFacts {
  readonly number: number;
  readonly productType: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly minPriceInMinorUnits: number;
  readonly maxPriceInMinorUnits: number;
  readonly createdAtInMs: number;
  readonly updatedAtInMs: number;
  /** What a shop sold before it came here (imported). */
  readonly unitsSoldBefore: number;
  /** Of the kinds that lists offer; `listsMetafield` says whether one is left out. */
  readonly metafields: readonly ListedMetafield[];
  readonly variants: readonly ListedVariant[];
  /** False: some product has such a metafield among its record's alone. */
  readonly listsMetafield: (name: MetafieldName) => boolean;
  /** False: no variant of the shop has such a metafield. */
  readonly variantsMayHave: (name: MetafieldName) => boolean;
}

export function metafieldId({ namespace, key }: MetafieldName): string {
  return `${namespace}.${key}`;
}
