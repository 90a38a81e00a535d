import { readQuantity } from '../catalogue/index.ts';
import type { Condition, Conditions, FilterGroup } from './filter.ts';
import { PRICE_GROUP } from './price-range.ts';

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
function inReadingOrder<Value extends { readonly value: string }>(
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

const spec = (id: string, condition: Condition, isPromoted = false): FilterGroup => ({
  id,
  source: { kind: 'spec' },
  condition,
  isPromoted,
});

/**
 * The groups of a shop whose content names none, in the order in which a shopper reads them. Where a product has one
 * value at most as a rule, choosing two can only mean either (spec §3: AND by default).
 */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  spec('hairType', 'AND', true),
  spec('concern', 'AND', true),
  spec('freeFrom', 'AND'),
  spec('hold', 'OR'),
  spec('finish', 'OR'),
  spec('routineStep', 'OR'),
];

const conditions = new WeakMap<readonly FilterGroup[], Conditions>();

export function conditionsOf(groups: readonly FilterGroup[]): Conditions {
  const known =
    conditions.get(groups) ??
    Object.fromEntries(groups.map(({ id, condition }) => [id, condition]));
  conditions.set(groups, known);
  return known;
}

export interface CountedGroup<Value> {
  readonly group: FilterGroup;
  readonly values: readonly Value[];
}

/**
 * Groups with values in the shop's order; a spec that no group names comes last. A group that follows from the product
 * is left out where every product has the same: choosing would change nothing. The price, a range, has no values.
 */
export function groupsInOrder<Value extends { readonly value: string; readonly isChosen: boolean }>(
  counts: ReadonlyMap<string, readonly Value[]>,
  groups: readonly FilterGroup[],
): readonly CountedGroup<Value>[] {
  const named = groups.flatMap((group) => {
    if (group.id === PRICE_GROUP) return [{ group, values: [] }];
    const values = inReadingOrder(group, counts.get(group.id) ?? []);
    const needed = group.source.kind === 'spec' ? 1 : 2;
    const isShown = values.length >= needed || values.some(({ isChosen }) => isChosen);
    return isShown ? [{ group, values }] : [];
  });
  const others = [...counts].filter(([id]) => groups.every((group) => group.id !== id));
  return [...named, ...others.map(([id, values]) => ({ group: spec(id, 'AND'), values }))];
}
