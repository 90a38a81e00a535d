/** Chosen value of a filter group: `id` is the group, a type of product specs or the price. */
export interface Filter {
  readonly id: string;
  readonly value: string;
}

export type Condition = 'AND' | 'OR';

/** Source of the values of a group. */
export type FilterSource =
  /** A spec of the product or of its content, of the group's name. */
  | { readonly kind: 'spec' }
  | { readonly kind: 'availability' | 'price' | 'productType' | 'rating' | 'vendor' }
  /** Only these tags are values, in this order. */
  | { readonly kind: 'tag'; readonly values: readonly string[] }
  | { readonly kind: 'option'; readonly name: string }
  /** A text or a list of texts. */
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
  /** The merchant's words for values, in the order in which they are read. */
  readonly valueLabels?: Readonly<Record<string, string>>;
}

/** Condition that joins the values of each group; a group that is not named joins by AND (spec §9). */
export type Conditions = Readonly<Record<string, Condition>>;

export function conditionOf(conditions: Conditions, id: string): Condition {
  return conditions[id] === 'OR' ? 'OR' : 'AND';
}

export function isSameFilter(left: Filter, right: Filter): boolean {
  return left.id === right.id && left.value === right.value;
}

/** The chosen values of each group, both in the order of choice. */
export function groupFilters(filters: readonly Filter[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, value } of filters) {
    const values = groups.get(id);
    if (values === undefined) groups.set(id, [value]);
    else values.push(value);
  }
  return groups;
}
