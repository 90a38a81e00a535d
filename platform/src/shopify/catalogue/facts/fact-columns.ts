import type { DistinctValues } from './distinct-values.ts';
import type { SmallNumbers } from './growing-numbers.ts';
import {
  type ListedMetafield,
  type ListedOption,
  type ListedVariant,
  type MetafieldName,
  metafieldId,
  type ProductFacts,
} from './product-facts.ts';

export const TRACKS_INVENTORY = 1;
export const CONTINUES_SELLING = 2;

export type MetafieldKind = Omit<ListedMetafield, 'values'>;

/** A number for each product, in the order of theirs; of what a product has several, the places where its own begin. */
export interface FactColumns {
  readonly numbers: Float64Array;
  readonly types: SmallNumbers;
  readonly vendors: SmallNumbers;
  readonly createdAt: Float64Array;
  readonly updatedAt: Float64Array;
  readonly soldBefore: Float64Array;
  readonly tagsFrom: Uint32Array;
  readonly tags: SmallNumbers;
  readonly metafieldsFrom: Uint32Array;
  /** The kind, how many values, the values; and so on. */
  readonly metafields: SmallNumbers;
  readonly variantsFrom: Uint32Array;
  readonly variantNumbers: Float64Array;
  readonly variantPrices: Float64Array;
  readonly variantFlags: Uint8Array;
  readonly variantOptions: SmallNumbers;
  readonly texts: DistinctValues<string>;
  readonly kinds: DistinctValues<MetafieldKind>;
  readonly options: DistinctValues<readonly ListedOption[]>;
  /** Ids of metafields that stand in records alone. */
  readonly unlisted: ReadonlySet<string>;
  readonly ofVariants: ReadonlySet<string>;
}

/** The facts of the product at a place of the columns. */
export class FactsAt implements ProductFacts {
  readonly #columns: FactColumns;
  readonly #at: number;

  constructor(columns: FactColumns, at: number) {
    this.#columns = columns;
    this.#at = at;
  }

  #prices(): Float64Array {
    const { variantPrices, variantsFrom } = this.#columns;
    return variantPrices.subarray(variantsFrom[this.#at], variantsFrom[this.#at + 1]);
  }

  get number(): number {
    return this.#columns.numbers[this.#at] ?? 0;
  }

  get productType(): string {
    return this.#columns.texts.at(this.#columns.types[this.#at] ?? 0);
  }

  get vendor(): string {
    return this.#columns.texts.at(this.#columns.vendors[this.#at] ?? 0);
  }

  get minPriceInMinorUnits(): number {
    return this.#prices().reduce((least, price) => Math.min(least, price), Infinity);
  }

  get maxPriceInMinorUnits(): number {
    return this.#prices().reduce((most, price) => Math.max(most, price), -Infinity);
  }

  get createdAtInMs(): number {
    return this.#columns.createdAt[this.#at] ?? 0;
  }

  get updatedAtInMs(): number {
    return this.#columns.updatedAt[this.#at] ?? 0;
  }

  get unitsSoldBefore(): number {
    return this.#columns.soldBefore[this.#at] ?? 0;
  }

  get tags(): readonly string[] {
    const { tagsFrom, tags, texts } = this.#columns;
    const found: string[] = [];
    const end = tagsFrom[this.#at + 1] ?? 0;
    for (let at = tagsFrom[this.#at] ?? 0; at < end; at += 1) found.push(texts.at(tags[at] ?? 0));
    return found;
  }

  get metafields(): readonly ListedMetafield[] {
    const { metafieldsFrom, metafields, kinds, texts } = this.#columns;
    const found: ListedMetafield[] = [];
    const end = metafieldsFrom[this.#at + 1] ?? 0;
    for (let at = metafieldsFrom[this.#at] ?? 0; at < end; ) {
      const { namespace, key, type } = kinds.at(metafields[at] ?? 0);
      const first = at + 2;
      at = first + (metafields[at + 1] ?? 0);
      const values: string[] = [];
      for (let value = first; value < at; value += 1) values.push(texts.at(metafields[value] ?? 0));
      found.push({ namespace, key, type, values });
    }
    return found;
  }

  get variants(): readonly ListedVariant[] {
    const { variantsFrom, variantNumbers, variantPrices, variantFlags } = this.#columns;
    const found: ListedVariant[] = [];
    const end = variantsFrom[this.#at + 1] ?? 0;
    for (let at = variantsFrom[this.#at] ?? 0; at < end; at += 1) {
      const flags = variantFlags[at] ?? 0;
      found.push({
        record: {
          number: variantNumbers[at] ?? 0,
          priceInMinorUnits: variantPrices[at] ?? 0,
          tracksInventory: (flags & TRACKS_INVENTORY) !== 0,
          continuesSellingWhenSoldOut: (flags & CONTINUES_SELLING) !== 0,
        },
        options: this.#columns.options.at(this.#columns.variantOptions[at] ?? 0),
      });
    }
    return found;
  }

  listsMetafield(name: MetafieldName): boolean {
    return !this.#columns.unlisted.has(metafieldId(name));
  }

  variantsMayHave(name: MetafieldName): boolean {
    return this.#columns.ofVariants.has(metafieldId(name));
  }
}
