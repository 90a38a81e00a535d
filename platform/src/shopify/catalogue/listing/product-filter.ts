import { requestError } from '../../../protocol/index.ts';
import { metafieldValues, type Product, type Variant } from '../read/entries.ts';
import { isForSale, isProductForSale, type StockCache } from '../read/stock-cache.ts';
import type { MetafieldRecord } from '../stored/records.ts';

/** Condition of a group; every group must be met, by one of its conditions or by all of them. */
interface FilterCondition {
  readonly group: string;
  readonly isMetByProduct?: (product: Product, stock: StockCache) => boolean;
  readonly isMetByVariant?: (variant: Variant, stock: StockCache) => boolean;
}

interface WithMetafields {
  readonly record: { readonly metafields: readonly MetafieldRecord[] };
}

function hasMetafield(
  { record }: WithMetafields,
  { namespace, key, value }: MetafieldCondition,
): boolean {
  return record.metafields.some(
    (metafield) =>
      metafield.namespace === namespace &&
      metafield.key === key &&
      metafieldValues(metafield).includes(value),
  );
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

type OptionCondition = NonNullable<ProductFilterInput['variantOption']>;

function hasOption({ record, product }: Variant, requested: OptionCondition): boolean {
  const index = product.record.options.findIndex(({ name }) => isSame(name, requested.name));
  const value = record.optionValues[index];
  return value !== undefined && isSame(value, requested.value);
}

/** Conditions of a filter's fields; availability, price and options must be met by one and the same variant. */
const CONDITIONS: readonly ((
  input: ProductFilterInput,
) => FilterCondition | false | null | undefined)[] = [
  ({ available }) =>
    available === true && {
      group: 'available',
      isMetByVariant: (variant, stock) => isForSale(stock, variant),
    },
  ({ available }) =>
    available === false && {
      group: 'available',
      isMetByProduct: (product, stock) => !isProductForSale(stock, product),
    },
  ({ price }) =>
    price && {
      group: 'price',
      isMetByVariant: ({ record }) => isWithin(record.priceInMinorUnits, price),
    },
  ({ productMetafield: requested }) =>
    requested && {
      group: `p.m.${requested.namespace}.${requested.key}`,
      isMetByProduct: (product) => hasMetafield(product, requested),
    },
  ({ variantMetafield: requested }) =>
    requested && {
      group: `v.m.${requested.namespace}.${requested.key}`,
      isMetByVariant: (variant) => hasMetafield(variant, requested),
    },
  ({ variantOption }) =>
    variantOption && {
      group: `v.option.${variantOption.name.toLowerCase()}`,
      isMetByVariant: (variant) => hasOption(variant, variantOption),
    },
  ({ productType }) =>
    typeof productType === 'string' && {
      group: 'p.product_type',
      isMetByProduct: ({ record }) => isSame(record.productType, productType),
    },
  ({ productVendor }) =>
    typeof productVendor === 'string' && {
      group: 'p.vendor',
      isMetByProduct: ({ record }) => isSame(record.vendor, productVendor),
    },
  ({ tag }) =>
    typeof tag === 'string' && {
      group: 'p.tag',
      isMetByProduct: ({ record }) => record.tags.some((own) => isSame(own, tag)),
    },
];

/** Lists of which all chosen values must be met, as a shop sets in Shopify's app (“filter logic”). */
const MET_BY_ALL = /^p\.m\..+\.(hair_type|concern|free_from)$/;

function isMetByAll(group: string): boolean {
  return MET_BY_ALL.test(group);
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
    for (const condition of CONDITIONS.flatMap((read) => read(filter) || [])) {
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
    product.variants.some((variant) =>
      ofVariants.every((group) =>
        group.some(({ isMetByVariant }) => isMetByVariant?.(variant, stock)),
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

/**
 * Returns the filters under which one more value of a group is counted: a value of alternatives stands beside those
 * chosen, so they are left out of account; one of a group that is met by all narrows them.
 */
export function countedAmong(groups: FilterGroups, name: string): FilterGroups {
  if (!groups.has(name) || isMetByAll(name)) return groups;
  return new Map([...groups].filter(([group]) => group !== name));
}

interface MetafieldCondition {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** `ProductFilter` of the API: one of its fields is set. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productMetafield?: MetafieldCondition | null;
  readonly variantMetafield?: MetafieldCondition | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}
