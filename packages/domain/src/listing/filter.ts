/** One chosen value of one filter group: `id` is the group, a type of product specs or the price. */
export interface Filter {
  readonly id: string;
  readonly value: string;
}

export type Condition = 'AND' | 'OR';

/** How the values of each group join; a group that is not named joins by AND (spec §9). */
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
