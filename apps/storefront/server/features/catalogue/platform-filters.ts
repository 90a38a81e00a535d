import {
  type Filter,
  type FilterGroup,
  type FilterSource,
  type ListedGroup,
  PRICE_GROUP,
  parsePriceRange,
  type SortOption,
  sortOrderOf,
} from '@lokke/domain/listing';
import { parseJson } from '@lokke/http-client';
import type { ProductFilter } from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';
import { metafieldOfSpec } from './metafields.ts';

type Named = Pick<ShopContext, 'namespace'>;

/** A filter as the platform counts it: its values say what to send to choose them. */
export interface PlatformFilter {
  readonly values: readonly { readonly count: number; readonly input: unknown }[];
}

/** Returns what the platform has to be sent; a group that it cannot filter by is left out. */
export function platformFilters(
  source: Named,
  filters: readonly Filter[],
  groups: readonly FilterGroup[],
): readonly ProductFilter[] {
  return filters.flatMap(({ id, value }) => {
    const group = groups.find((one) => one.id === id);
    const input = group === undefined ? null : inputOf(source, group, value);
    return input === null ? [] : [input];
  });
}

function inputOf(shop: Named, { id, source }: FilterGroup, value: string): ProductFilter | null {
  switch (source.kind) {
    case 'availability':
      return { available: value === 'inStock' };
    case 'productType':
      return { productType: value };
    case 'vendor':
      return { productVendor: value };
    case 'tag':
      return { tag: value };
    case 'option':
      return { variantOption: { name: source.name, value } };
    case 'price':
      return priceInput(value);
    case 'spec':
    case 'metafield': {
      const metafield = metafieldOf(shop, id, source);
      return metafield && { productMetafield: { ...metafield, value } };
    }
    // A least number of stars is no value of the platform.
    case 'rating':
      return null;
  }
}

function priceInput(value: string): ProductFilter | null {
  const range = parsePriceRange(value);
  if (range === null) return null;
  const { lowInMinorUnits: low, highInMinorUnits: high } = range;
  return {
    price: { ...(low !== null && { min: low / 100 }), ...(high !== null && { max: high / 100 }) },
  };
}

function metafieldOf(shop: Named, id: string, source: FilterSource) {
  return source.kind === 'metafield'
    ? { namespace: source.namespace, key: source.key }
    : metafieldOfSpec(shop, id);
}

/** The shop's groups that the platform can filter by, with its counts. */
export function listedGroups(
  source: Named,
  offered: readonly PlatformFilter[],
  groups: readonly FilterGroup[],
): readonly ListedGroup[] {
  const inputs = offered.flatMap(({ values }) =>
    values.map(({ count, input }) => ({ count, input: inputIn(input) })),
  );
  return groups.flatMap((group) => {
    if (group.id === PRICE_GROUP) {
      return highestPriceOf(offered) === null ? [] : [{ id: group.id, values: [] }];
    }
    const values = inputs.flatMap(({ count, input }) => {
      const value = chosenValue(source, group, input);
      return value === null ? [] : [{ value, count }];
    });
    return values.length === 0 ? [] : [{ id: group.id, values }];
  });
}

/** The value of a group that an input chooses; null for one of another group. */
function chosenValue(
  shop: Named,
  { id, source }: FilterGroup,
  input: ProductFilter,
): string | null {
  switch (source.kind) {
    case 'availability':
      if (typeof input.available !== 'boolean') return null;
      return input.available ? 'inStock' : 'soldOut';
    case 'productType':
      return input.productType ?? null;
    case 'vendor':
      return input.productVendor ?? null;
    case 'tag':
      return source.values.find((tag) => tag === input.tag) ?? null;
    case 'option': {
      const { name, value } = input.variantOption ?? { name: '', value: null };
      return name.toLowerCase() === source.name.toLowerCase() ? value : null;
    }
    case 'spec':
    case 'metafield': {
      const { namespace, key, value } = input.productMetafield ?? {};
      const metafield = metafieldOf(shop, id, source);
      return namespace === metafield?.namespace && key === metafield?.key ? (value ?? null) : null;
    }
    case 'price':
    case 'rating':
      return null;
  }
}

/** Number of products that the list has: what is in stock, and what is not. Null where the shop does not filter by that. */
export function totalOf(
  offered: readonly PlatformFilter[],
  filters: readonly Filter[],
  groups: readonly FilterGroup[],
): number | null {
  // Counts of a filter's own values are the platform's for what choosing another one would show.
  const chosen = filters.flatMap(({ id, value }) => {
    const group = groups.find((one) => one.id === id);
    return group?.source.kind === 'availability' ? [value === 'inStock'] : [];
  });
  const counts = offered
    .flatMap(({ values }) => values)
    .flatMap(({ count, input }) => {
      const { available } = inputIn(input);
      const isCounted = chosen.length === 0 || chosen.includes(available ?? !chosen[0]);
      return typeof available === 'boolean' && isCounted ? [count] : [];
    });
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** The upper end of the price filter, in minor units. */
export function highestPriceOf(offered: readonly PlatformFilter[]): number | null {
  const [highest] = offered
    .flatMap(({ values }) => values)
    .flatMap(({ input }) => inputIn(input).price?.max ?? []);
  return highest === undefined ? null : Math.round(highest * 100);
}

/** A value's `input` is JSON, as text. */
function inputIn(input: unknown): ProductFilter {
  const parsed = typeof input === 'string' ? parseJson(input) : input;
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/** The order that a sort option means, as the platform calls it. Its "best selling" is what our popularity counts. */
export function platformOrder(option: SortOption): {
  readonly sortKey: 'BEST_SELLING' | 'PRICE' | 'TITLE';
  readonly reverse: boolean;
} {
  switch (sortOrderOf(option)) {
    case 'titleAscending':
      return { sortKey: 'TITLE', reverse: false };
    case 'titleDescending':
      return { sortKey: 'TITLE', reverse: true };
    case 'priceAscending':
      return { sortKey: 'PRICE', reverse: false };
    case 'priceDescending':
      return { sortKey: 'PRICE', reverse: true };
    case 'ratingDescending':
    case 'soldQuantityDescending':
      return { sortKey: 'BEST_SELLING', reverse: false };
  }
}
