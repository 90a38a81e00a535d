import { requestError } from '../../../protocol/index.ts';
import { metafieldValues } from '../facts/collect-facts.ts';
import type { ListedOption, ListedVariant, MetafieldName } from '../facts/product-facts.ts';
import type { Product } from '../read/entries.ts';
import { isForSale, isProductForSale, type StockCache } from '../read/stock-cache.ts';
import type { MetafieldRecord } from '../stored/records.ts';
import { type FacetIndex, placesWith } from './facet-index.ts';
import type { MetafieldCondition, ProductFilterInput } from './product-filter-input.ts';

/** Every group must be met: by one of its conditions, or by all of them. */
interface FilterCondition {
  readonly group: string;
  /** Of what is indexed: whether a value meets it. */
  readonly isMetByValue?: (value: string) => boolean;
  readonly isMetByProduct?: (product: Product, stock: StockCache) => boolean;
  readonly isMetByVariant?: (variant: ListedVariant, stock: StockCache, of: Product) => boolean;
}

function isNamed(metafield: MetafieldName, { namespace, key }: MetafieldName): boolean {
  return metafield.namespace === namespace && metafield.key === key;
}

function holds(metafields: readonly MetafieldRecord[], requested: MetafieldCondition): boolean {
  return metafields.some(
    (metafield) =>
      isNamed(metafield, requested) && metafieldValues(metafield).includes(requested.value),
  );
}

/** What lists do not offer stands in the record. */
function productHolds(product: Product, requested: MetafieldCondition): boolean {
  const { facts } = product;
  if (!facts.listsMetafield(requested)) {
    return holds(product.peek()?.metafields ?? [], requested);
  }
  return facts.metafields.some(
    (metafield) => isNamed(metafield, requested) && metafield.values.includes(requested.value),
  );
}

function variantHolds(
  { record }: ListedVariant,
  product: Product,
  requested: MetafieldCondition,
): boolean {
  if (!product.facts.variantsMayHave(requested)) return false;
  const found = product.peek()?.variants.find(({ number }) => number === record.number);
  return found !== undefined && holds(found.metafields, requested);
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function isWithin(
  priceInMinorUnits: number,
  { min, max }: NonNullable<ProductFilterInput['price']>,
): boolean {
  const price = priceInMinorUnits / 100;
  return price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
}

function hasOption({ options }: ListedVariant, requested: ListedOption): boolean {
  const option = options.find(({ name }) => isSame(name, requested.name));
  return option !== undefined && isSame(option.value, requested.value);
}

/** Availability, price and options must be met by one and the same variant. */
function* conditionsOf(input: ProductFilterInput): Generator<FilterCondition> {
  const { available, price, productMetafield, variantMetafield, variantOption } = input;
  const { productType, productVendor, tag } = input;
  if (typeof available === 'boolean') {
    yield available
      ? { group: 'available', isMetByVariant: (variant, stock) => isForSale(stock, variant) }
      : {
          group: 'available',
          isMetByProduct: (product, stock) => !isProductForSale(stock, product),
        };
  }
  if (price) {
    yield {
      group: 'price',
      isMetByVariant: ({ record }) => isWithin(record.priceInMinorUnits, price),
    };
  }
  if (productMetafield) {
    const { namespace, key } = productMetafield;
    yield {
      group: `p.m.${namespace}.${key}`,
      isMetByValue: (value) => value === productMetafield.value,
      isMetByProduct: (product) => productHolds(product, productMetafield),
    };
  }
  if (variantMetafield) {
    const { namespace, key } = variantMetafield;
    yield {
      group: `v.m.${namespace}.${key}`,
      isMetByVariant: (variant, _stock, product) =>
        variantHolds(variant, product, variantMetafield),
    };
  }
  if (variantOption) {
    yield {
      group: `v.option.${variantOption.name.toLowerCase()}`,
      isMetByVariant: (variant) => hasOption(variant, variantOption),
    };
  }
  if (typeof productType === 'string') {
    yield {
      group: 'p.product_type',
      isMetByValue: (value) => isSame(value, productType),
      isMetByProduct: ({ facts }) => isSame(facts.productType, productType),
    };
  }
  if (typeof productVendor === 'string') {
    yield {
      group: 'p.vendor',
      isMetByValue: (value) => isSame(value, productVendor),
      isMetByProduct: ({ facts }) => isSame(facts.vendor, productVendor),
    };
  }
  if (typeof tag === 'string') {
    yield {
      group: 'p.tag',
      isMetByValue: (value) => isSame(value, tag),
      isMetByProduct: ({ facts }) => facts.tags.some((own) => isSame(own, tag)),
    };
  }
}

/**
 * Several values of these lists must all be met, as a shop chooses in Shopify's app (“filter logic”); the values of
 * other groups are alternatives.
 */
const MET_BY_ALL: readonly string[] = ['hair_type', 'concern', 'free_from'].map(
  (key) => `p.m.lokke.${key}`,
);

function isMetByAll(group: string): boolean {
  return MET_BY_ALL.includes(group);
}

export type FilterGroups = ReadonlyMap<string, readonly FilterCondition[]>;

const UNSERVED = ['category', 'taxonomyMetafield'];

export function filterGroups(
  filters: readonly ProductFilterInput[] | null | undefined,
): FilterGroups {
  const groups = new Map<string, FilterCondition[]>();
  for (const filter of filters ?? []) {
    const unserved = Object.keys(filter).find((name) => UNSERVED.includes(name));
    if (unserved !== undefined) {
      throw requestError(
        'NOT_SERVED',
        `ProductFilter.${unserved} is not served by the embedded platform`,
      );
    }
    for (const condition of conditionsOf(filter)) {
      const group = groups.get(condition.group) ?? [];
      groups.set(condition.group, [...group, condition]);
    }
  }
  return groups;
}

function passesFilters(product: Product, groups: FilterGroups, stock: StockCache): boolean {
  const ofVariants: (readonly FilterCondition[])[] = [];
  for (const [name, group] of groups) {
    const isMet = ({ isMetByProduct }: FilterCondition) => isMetByProduct?.(product, stock);
    if (isMetByAll(name) ? group.every(isMet) : group.some(isMet)) continue;
    if (group.every(({ isMetByVariant }) => isMetByVariant === undefined)) return false;
    ofVariants.push(group);
  }
  return (
    ofVariants.length === 0 ||
    product.facts.variants.some((variant) =>
      ofVariants.every((group) =>
        group.some(({ isMetByVariant }) => isMetByVariant?.(variant, stock, product)),
      ),
    )
  );
}

export function filterProducts(
  products: readonly Product[],
  groups: FilterGroups,
  stock: StockCache,
): readonly Product[] {
  if (groups.size === 0) return products;
  return products.filter((product) => passesFilters(product, groups, stock));
}

/** The same by the places of the products: 1 where one is let through. What is indexed reads no record. */
export function placesLetThrough(
  products: readonly Product[],
  groups: FilterGroups,
  { stock, index }: { readonly stock: StockCache; readonly index: FacetIndex },
): Uint8Array {
  const found = new Uint8Array(products.length).fill(1);
  const others = new Map(groups);
  for (const [name, conditions] of groups) {
    const facet = index.get(name);
    const values = conditions.flatMap(({ isMetByValue }) => isMetByValue ?? []);
    if (facet === undefined || values.length < conditions.length) continue;
    others.delete(name);
    const counted = { productCount: products.length, isMetByAll: isMetByAll(name) };
    const meets = placesWith(facet, values, counted);
    for (let place = 0; place < found.length; place += 1) {
      found[place] = (found[place] ?? 0) & (meets[place] ?? 0);
    }
  }
  if (others.size === 0) return found;
  for (const [place, product] of products.entries()) {
    if (found[place] === 1 && !passesFilters(product, others, stock)) found[place] = 0;
  }
  return found;
}

/**
 * What choosing one more value of a group is counted among: a value of alternatives stands beside those chosen, so
 * they are left out of account; one of a group that is met by all narrows them.
 */
export function countedAmong(groups: FilterGroups, name: string): FilterGroups {
  if (!groups.has(name) || isMetByAll(name)) return groups;
  return new Map([...groups].filter(([group]) => group !== name));
}
