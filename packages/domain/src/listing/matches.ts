import { type Conditions, conditionOf, type Filter } from './filter.ts';
import { type ListingEntry, type ListingProduct, partsOf } from './listing-entry.ts';

export type ProductTest = (product: ListingProduct) => boolean;

/** Whether a product has, in every group, all (AND) or any (OR) of the chosen values (spec §5). */
export function productTest(filters: readonly Filter[], conditions: Conditions): ProductTest {
  const groups = [...Map.groupBy(filters, ({ id }) => id)].map(([id, chosen]) => ({
    id,
    values: chosen.map(({ value }) => value),
    condition: conditionOf(conditions, id),
  }));
  return ({ specs }) =>
    groups.every(({ id, values, condition }) => {
      const isPresent = (value: string) =>
        specs.some((spec) => spec.type === id && spec.value === value);
      return condition === 'OR' ? values.some(isPresent) : values.every(isPresent);
    });
}

/** The entries that match; a bundle does when any contained product does (spec §5). */
export function filterEntries<Entry extends ListingEntry>(
  entries: readonly Entry[],
  filters: readonly Filter[],
  conditions: Conditions,
): readonly Entry[] {
  if (filters.length === 0) return entries;
  const matches = productTest(filters, conditions);
  return entries.filter((entry) => partsOf(entry).some(matches));
}
