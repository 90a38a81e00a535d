import type { Condition, Conditions, FilterGroup } from './filter.ts';
import { PRICE_GROUP } from './price-range.ts';
import { inReadingOrder } from './value-order.ts';

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
