import type { Condition, Conditions } from './filter.ts';

/** What the values of a group are taken from. */
export type FilterSource =
  /** A spec of the product or of its content, of the group's name. */
  | { readonly kind: 'spec' }
  | { readonly kind: 'availability' | 'price' | 'productType' | 'vendor' }
  /** Only these tags are values, in this order. */
  | { readonly kind: 'tag'; readonly values: readonly string[] }
  | { readonly kind: 'option'; readonly name: string }
  /** A list of texts. */
  | { readonly kind: 'metafield'; readonly namespace: string; readonly key: string };

/** Something that a list can be filtered by: one parameter of its URL (spec §2). */
export interface FilterGroup {
  readonly id: string;
  readonly source: FilterSource;
  /** The merchant's word; without one the vocabulary has the visitor's. */
  readonly label?: string;
  readonly condition: Condition;
  /** Among the most used: shown above the grid as well as among all filters. */
  readonly isPromoted?: boolean;
  /** Colours of values, as `#rrggbb`. */
  readonly swatches?: Readonly<Record<string, string>>;
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
 * is left out where every product has the same: choosing would change nothing.
 */
export function groupsInOrder<Value extends { readonly isChosen: boolean }>(
  counts: ReadonlyMap<string, readonly Value[]>,
  groups: readonly FilterGroup[],
): readonly CountedGroup<Value>[] {
  const named = groups.flatMap((group) => {
    const values = counts.get(group.id) ?? [];
    const needed = group.source.kind === 'spec' ? 1 : 2;
    const isShown = values.length >= needed || values.some(({ isChosen }) => isChosen);
    return isShown ? [{ group, values }] : [];
  });
  const others = [...counts].filter(([id]) => groups.every((group) => group.id !== id));
  return [...named, ...others.map(([id, values]) => ({ group: spec(id, 'AND'), values }))];
}
