import type { FilterGroup } from './filter.ts';

const UNITS_IN_ML: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 };
const UNITS_IN_G: Readonly<Record<string, number>> = { g: 1, kg: 1000 };
const QUANTITY = /^(\d+(?:[.,]\d+)?)\s*(ml|cl|l|g|kg)$/i;

/** Specs that are a scale, from little to much; other values follow. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  hold: ['light', 'flexible', 'strong', 'extra strong'],
};

/** A size as a number, `1 l` after `300 ml`; null for a word. Weights come after volumes. */
function sizeOf(value: string): number | null {
  const [, amount = '', unit = ''] = QUANTITY.exec(value.trim()) ?? [];
  const name = unit.toLowerCase();
  const [volume, weight] = [UNITS_IN_ML[name], UNITS_IN_G[name]];
  const number = Number(amount.replace(',', '.'));
  if (volume !== undefined) return number * volume;
  return weight === undefined ? null : 1e9 + number * weight;
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
      // Words, "one size" among them, come last, in the catalogue's order.
      return sortBy(values, ({ value }) => sizeOf(value) ?? Number.POSITIVE_INFINITY);
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
