import type { MetafieldRecord, ProductRecord, VariantRecord } from '../stored/records.ts';
import { distinctValues } from './distinct-values.ts';
import {
  CONTINUES_SELLING,
  type FactColumns,
  type MetafieldKind,
  TRACKS_INVENTORY,
} from './fact-columns.ts';
import { growingNumbers, narrowed } from './growing-numbers.ts';
import { type ListedOption, metafieldId } from './product-facts.ts';

const LISTED_TYPES = ['single_line_text_field', 'boolean', 'number_integer'];
const LIST_TYPE = 'list.single_line_text_field';
/** What has more values than that is no choice: it stays in the records. */
const MOST_VALUES = 500;
const SOLD_BEFORE = { namespace: 'lokke', key: 'sold_quantity' };

/** A list metafield holds each of its values. */
export function metafieldValues({ type, value }: MetafieldRecord): readonly string[] {
  if (!type.startsWith('list.')) return [value];
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.map(String) : [];
}

function soldBefore({ metafields }: ProductRecord): number {
  const found = metafields.find(
    ({ namespace, key }) => namespace === SOLD_BEFORE.namespace && key === SOLD_BEFORE.key,
  );
  return Number(found?.value ?? 0);
}

function flagsOf(variant: VariantRecord): number {
  const tracks = variant.tracksInventory ? TRACKS_INVENTORY : 0;
  return variant.continuesSellingWhenSoldOut ? tracks | CONTINUES_SELLING : tracks;
}

function optionsOf({ options }: ProductRecord, variant: VariantRecord): readonly ListedOption[] {
  return options.flatMap(({ name }, index) => {
    const value = variant.optionValues[index];
    return value === undefined ? [] : { name, value };
  });
}

export interface FactCollector {
  /** Products come in the order of their numbers. */
  readonly add: (record: ProductRecord) => void;
  readonly columns: () => FactColumns;
}

const floats = (length: number) => new Float64Array(length);
const integers = (length: number) => new Uint32Array(length);

/** Takes from records what lists need, and keeps nothing else of them. */
export function collectFacts(): FactCollector {
  const texts = distinctValues<string>();
  const kinds = distinctValues<MetafieldKind>();
  const options = distinctValues<readonly ListedOption[]>();
  const unlisted = new Set<string>();
  const ofVariants = new Set<string>();
  const valuesOf = new Map<string, Set<string>>();
  const numbers = growingNumbers(floats);
  const types = growingNumbers(integers);
  const vendors = growingNumbers(integers);
  const createdAt = growingNumbers(floats);
  const updatedAt = growingNumbers(floats);
  const sold = growingNumbers(floats);
  const tagsFrom = growingNumbers(integers);
  const tags = growingNumbers(integers);
  const metafieldsFrom = growingNumbers(integers);
  const metafields = growingNumbers(integers);
  const variantsFrom = growingNumbers(integers);
  const variantNumbers = growingNumbers(floats);
  const variantPrices = growingNumbers(floats);
  const variantFlags = growingNumbers((length) => new Uint8Array(length));
  const variantOptions = growingNumbers(integers);
  const numberOf = (text: string) => texts.numberOf(text, () => text);

  function isListed(metafield: MetafieldRecord): boolean {
    const { type, value } = metafield;
    if (type === LIST_TYPE) return true;
    const id = metafieldId(metafield);
    if (unlisted.has(id)) return false;
    const values = valuesOf.get(id) ?? new Set<string>();
    valuesOf.set(id, values.add(value));
    if (LISTED_TYPES.includes(type) && values.size <= MOST_VALUES) return true;
    unlisted.add(id);
    valuesOf.delete(id);
    return false;
  }

  function addMetafield(metafield: MetafieldRecord): void {
    if (!isListed(metafield)) return;
    const { namespace, key, type } = metafield;
    const values = metafieldValues(metafield);
    const id = `${metafieldId(metafield)} ${type}`;
    metafields.push(kinds.numberOf(id, () => ({ namespace, key, type })));
    metafields.push(values.length);
    for (const value of values) metafields.push(numberOf(value));
  }

  function addVariant(record: ProductRecord, variant: VariantRecord): void {
    variantNumbers.push(variant.number);
    variantPrices.push(variant.priceInMinorUnits);
    variantFlags.push(flagsOf(variant));
    const chosen = optionsOf(record, variant);
    variantOptions.push(options.numberOf(JSON.stringify(chosen), () => chosen));
    for (const metafield of variant.metafields) ofVariants.add(metafieldId(metafield));
  }

  return {
    add(record) {
      numbers.push(record.number);
      types.push(numberOf(record.productType));
      vendors.push(numberOf(record.vendor));
      createdAt.push(Date.parse(record.createdAt));
      updatedAt.push(Date.parse(record.updatedAt));
      sold.push(soldBefore(record));
      tagsFrom.push(tags.length);
      for (const tag of record.tags) tags.push(numberOf(tag));
      metafieldsFrom.push(metafields.length);
      for (const metafield of record.metafields) addMetafield(metafield);
      variantsFrom.push(variantNumbers.length);
      for (const variant of record.variants) addVariant(record, variant);
    },
    columns() {
      tagsFrom.push(tags.length);
      metafieldsFrom.push(metafields.length);
      variantsFrom.push(variantNumbers.length);
      return {
        numbers: numbers.toArray(),
        types: narrowed(types.toArray()),
        vendors: narrowed(vendors.toArray()),
        createdAt: createdAt.toArray(),
        updatedAt: updatedAt.toArray(),
        soldBefore: sold.toArray(),
        tagsFrom: tagsFrom.toArray(),
        tags: narrowed(tags.toArray()),
        metafieldsFrom: metafieldsFrom.toArray(),
        metafields: narrowed(metafields.toArray()),
        variantsFrom: variantsFrom.toArray(),
        variantNumbers: variantNumbers.toArray(),
        variantPrices: variantPrices.toArray(),
        variantFlags: variantFlags.toArray(),
        variantOptions: narrowed(variantOptions.toArray()),
        texts,
        kinds,
        options,
        unlisted,
        ofVariants,
      };
    },
  };
}
