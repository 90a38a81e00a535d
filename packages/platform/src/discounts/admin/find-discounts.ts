import type { GraphqlContext } from '../../graphql/index.ts';
import { type Discount, statusOf } from '../discount.ts';
import { readDiscounts } from '../stored/discount-rows.ts';

export interface DiscountSearch {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly reverse?: boolean | null;
}

const SORT_VALUES: Readonly<Record<string, (discount: Discount) => string>> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  ENDS_AT: ({ endsAt }) => endsAt ?? '9999',
  STARTS_AT: ({ startsAt }) => startsAt,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
};

/** Served in a query: `status:`, `method:` (automatic or code), and words of the title. */
export function searchDiscounts(
  { store, shop, now }: GraphqlContext,
  { query, sortKey, reverse }: DiscountSearch,
): readonly Discount[] {
  const terms = (query ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');
  const time = now();
  const found = readDiscounts(store.read, shop.key).filter((discount) =>
    terms.every((term) => fits(discount, term, time)),
  );
  const sortValue = SORT_VALUES[sortKey ?? ''] ?? (() => '');
  const sorted = found.toSorted((a, b) => sortValue(a).localeCompare(sortValue(b)) || a.id - b.id);
  return reverse ? sorted.toReversed() : sorted;
}

function fits(discount: Discount, term: string, now: Date): boolean {
  const [field = '', value] = term.split(':', 2);
  if (value === undefined) return discount.title.toLowerCase().includes(field);
  switch (field) {
    case 'status':
      return statusOf(discount, now).toLowerCase() === value;
    case 'method':
      return (discount.code === null ? 'automatic' : 'code') === value;
    case 'title':
      return discount.title.toLowerCase().includes(value);
    default:
      return true;
  }
}
