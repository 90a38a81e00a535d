import { readQuantity } from '../catalogue/index.ts';
import type { FilterGroup } from './filter.ts';

/** Specs that are a scale, from little to much; other values follow. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  hold: ['light', 'flexible', 'strong', 'extra strong'],
};

/** Weights come after volumes, and words, “one size” among them, last, in the catalogue's order. */
function rankOfSize(value: string): number {
  const quantity = readQuantity(value);
  if (quantity === null) return Number.POSITIVE_INFINITY;
  return quantity.kind === 'weight' ? 1e9 + quantity.amount : quantity.amount;
}

/**
 * The values of a group as a shopper reads them: sizes from small to large, the best rating first, what is in stock
 * before what is not; others as the content names or the catalogue has them. The same for any choice.
 */
export function inReadingOrder<Value extends { readonly value: string }>(
  { id, source, valueLabels = {} }: FilterGroup,
  values: readonly Value[],
): readonly Value[] {
  const named = Object.keys(valueLabels);
  if (named.length > 0) return sortBy(values, ({ value }) => placeIn(named, value));
  switch (source.kind) {
    case 'rating':
      return sortBy(values, ({ value }) => -Number(value));
    case 'availability':
      return sortBy(values, ({ value }) => (value === 'inStock' ? 0 : 1));
    case 'tag':
      return sortBy(values, ({ value }) => placeIn(source.values, value));
    case 'option':
      return sortBy(values, ({ value }) => rankOfSize(value));
    case 'spec':
      return sortBy(values, ({ value }) => placeIn(SCALES[id] ?? [], value));
    default:
      return values;
  }
}

function placeIn(named: readonly string[], value: string): number {
  const place = named.indexOf(value);
  return place === -1 ? named.length : place;
}

function sortBy<Value>(
  values: readonly Value[],
  rankOf: (value: Value) => number,
): readonly Value[] {
  return values
    .map((value) => ({ value, rank: rankOf(value) }))
    .sort((left, right) => (left.rank === right.rank ? 0 : left.rank - right.rank))
    .map(({ value }) => value);
}
