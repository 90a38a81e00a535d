import { decimalOf } from '../../../protocol/index.ts';
import { metafieldValues, type Product, sortedPrices } from '../read/entries.ts';
import { isProductForSale, type StockCache } from '../read/stock-cache.ts';
import type { MetafieldRecord, OptionRecord } from '../stored/records.ts';
import type { ProductFilterInput } from './product-filter.ts';
import { countedAmong, type FilterGroups, filterProducts } from './product-filter.ts';

function titleCase(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Values that a product has of one group, with the part of its record that they come from. */
interface FacetEntry {
  readonly group: string;
  readonly values: readonly string[];
  readonly option?: OptionRecord;
  readonly metafield?: MetafieldRecord;
}

/** Types of metafields that lists are filtered by. */
const WORDS: readonly string[] = ['single_line_text_field', 'list.single_line_text_field'];
/** A text with more values, such as a subtitle, describes one product each. */
const MAX_TEXTS = 100;

/** Reads a product's entries: attributes, options, and words in metafields; other metafields are not offered. */
function readEntries({ record }: Product): readonly FacetEntry[] {
  const { productType, vendor, tags, options, metafields } = record;
  return [
    { group: 'p.product_type', values: productType === '' ? [] : [productType] },
    { group: 'p.vendor', values: vendor === '' ? [] : [vendor] },
    { group: 'p.tag', values: [...new Set(tags)] },
    ...options
      .filter(({ name }) => name !== 'Title')
      .map((option) => ({
        group: `v.option.${option.name.toLowerCase()}`,
        values: option.values.map(({ name }) => name),
        option,
      })),
    ...metafields
      .filter(({ type }) => WORDS.includes(type))
      .map((metafield) => ({
        group: `p.m.${metafield.namespace}.${metafield.key}`,
        values: [...new Set(metafieldValues(metafield))],
        metafield,
      })),
  ];
}

const entriesOf = new WeakMap<Product, readonly FacetEntry[]>();

function facetEntries(product: Product): readonly FacetEntry[] {
  const entries = entriesOf.get(product) ?? readEntries(product);
  entriesOf.set(product, entries);
  return entries;
}

interface FacetKind {
  readonly label: string;
  readonly rank: number;
  readonly inputOf: (value: string) => ProductFilterInput;
  readonly maxValues?: number;
}

const ATTRIBUTES: Readonly<Record<string, FacetKind>> = {
  'p.product_type': {
    label: 'Product type',
    rank: 0,
    inputOf: (productType) => ({ productType }),
  },
  'p.vendor': { label: 'Brand', rank: 1, inputOf: (productVendor) => ({ productVendor }) },
  'p.tag': { label: 'Tag', rank: 2, inputOf: (tag) => ({ tag }) },
};

function kindOf({ group, option, metafield }: FacetEntry): FacetKind | undefined {
  if (option !== undefined) {
    const { name } = option;
    return { label: name, rank: 3, inputOf: (value) => ({ variantOption: { name, value } }) };
  }
  if (metafield === undefined) return ATTRIBUTES[group];
  const { namespace, key, type } = metafield;
  return {
    label: titleCase(key),
    rank: 4,
    ...(!type.startsWith('list.') && { maxValues: MAX_TEXTS }),
    inputOf: (value) => ({ productMetafield: { namespace, key, value } }),
  };
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Filter that chooses it, as JSON text. */
  readonly input: string;
  readonly image: null;
  readonly swatch: null;
}

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly type: 'BOOLEAN' | 'LIST' | 'PRICE_RANGE';
  readonly presentation: 'TEXT' | null;
  readonly values: readonly FacetValue[];
}

const collator = new Intl.Collator('en', { numeric: true });

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

interface FacetInput {
  readonly products: readonly Product[];
  readonly groups: FilterGroups;
  readonly stock: StockCache;
}

/** Returns the products among which the values of a group are counted. */
type Counted = (group: string) => readonly Product[];

function countedProducts({ products, groups, stock }: FacetInput): Counted {
  const all = filterProducts(products, groups, stock);
  return (name) => {
    const others = countedAmong(groups, name);
    return others === groups ? all : filterProducts(products, others, stock);
  };
}

interface CountedGroup {
  readonly kind: FacetKind;
  readonly counts: Map<string, number>;
}

function groupsIn(products: readonly Product[]): ReadonlyMap<string, CountedGroup> {
  const found = new Map<string, CountedGroup>();
  for (const entry of products.flatMap(facetEntries)) {
    const kind = found.has(entry.group) ? undefined : kindOf(entry);
    if (kind !== undefined) found.set(entry.group, { kind, counts: new Map() });
    for (const value of entry.values) found.get(entry.group)?.counts.set(value, 0);
  }
  return found;
}

/** Counts the values of each group among the products that the filters of other groups let through. */
function countValues({ products, groups }: FacetInput, counted: Counted) {
  const found = groupsIn(products);
  const count = (among: readonly Product[], isCounted: (group: string) => boolean) => {
    for (const { group, values } of among.flatMap(facetEntries)) {
      const counts = found.get(group)?.counts;
      if (counts === undefined || !isCounted(group)) continue;
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  };
  const chosen = [...groups.keys()].filter((group) => found.has(group));
  count(counted(''), (group) => !groups.has(group));
  for (const one of chosen) count(counted(one), (group) => group === one);
  return found;
}

function facetValue(
  id: string,
  label: string,
  count: number,
  input: ProductFilterInput,
): FacetValue {
  return { id, label, count, input: JSON.stringify(input), image: null, swatch: null };
}

function listFacet(group: string, { kind, counts }: CountedGroup): Facet {
  const id = `filter.${group}`;
  const values = [...counts].map(([label, count]) =>
    facetValue(`${id}.${slug(label)}`, label, count, kind.inputOf(label)),
  );
  values.sort((a, b) => collator.compare(a.label, b.label));
  return { id, label: kind.label, type: 'LIST', presentation: 'TEXT', values };
}

function availabilityFacet(counted: Counted, stock: StockCache): Facet {
  const products = counted('available');
  const inStock = products.filter((product) => isProductForSale(stock, product)).length;
  const id = 'filter.v.availability';
  const values = [
    facetValue(`${id}.1`, 'In stock', inStock, { available: true }),
    facetValue(`${id}.0`, 'Out of stock', products.length - inStock, { available: false }),
  ];
  return { id, label: 'Availability', type: 'LIST', presentation: 'TEXT', values };
}

function priceFacet(counted: Counted): Facet {
  const highest = counted('price').reduce(
    (most, product) => Math.max(most, sortedPrices(product).at(-1) ?? 0),
    0,
  );
  const [id, label] = ['filter.v.price', 'Price'];
  const price = { min: 0, max: Number(decimalOf(highest)) };
  const values = [facetValue(id, label, 0, { price })];
  return { id, label, type: 'PRICE_RANGE', presentation: null, values };
}

/** Returns what a listing can be filtered by, and how many products each choice would show. */
export function facetsOf(input: FacetInput): readonly Facet[] {
  if (input.products.length === 0) return [];
  const counted = countedProducts(input);
  const lists = [...countValues(input, counted)]
    .filter(
      ([, { kind, counts }]) => counts.size > 0 && counts.size <= (kind.maxValues ?? Infinity),
    )
    .toSorted(([, a], [, b]) => a.kind.rank - b.kind.rank)
    .map(([group, counts]) => listFacet(group, counts));
  return [availabilityFacet(counted, input.stock), priceFacet(counted), ...lists];
}
