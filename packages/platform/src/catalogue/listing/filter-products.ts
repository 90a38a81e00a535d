import { refusal } from '../../graphql/refusal.ts';
import type { Product } from '../read/entries.ts';
import type { StockBook } from '../read/stock-book.ts';
import { conditionsOf, type FilterCondition, type ProductFilterInput } from './product-filter.ts';

export type FilterGroups = ReadonlyMap<string, readonly FilterCondition[]>;

const UNSERVED = ['category', 'taxonomyMetafield'];

export function filterGroups(
  filters: readonly ProductFilterInput[] | null | undefined,
): FilterGroups {
  const groups = new Map<string, FilterCondition[]>();
  for (const filter of filters ?? []) {
    const unserved = Object.keys(filter).find((name) => UNSERVED.includes(name));
    if (unserved !== undefined) {
      throw refusal(
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

function passesFilters(product: Product, groups: FilterGroups, stock: StockBook): boolean {
  const ofVariants: (readonly FilterCondition[])[] = [];
  for (const group of groups.values()) {
    if (group.some(({ isMetByProduct }) => isMetByProduct?.(product, stock))) continue;
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
  stock: StockBook,
): readonly Product[] {
  if (groups.size === 0) return products;
  return products.filter((product) => passesFilters(product, groups, stock));
}

/** Without one group: what choosing another value of that group would show. */
export function withoutGroup(groups: FilterGroups, name: string): FilterGroups {
  return new Map([...groups].filter(([group]) => group !== name));
}
