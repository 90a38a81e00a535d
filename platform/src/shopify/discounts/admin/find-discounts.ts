import { type GraphqlContext, gid, parseGid, requestError } from '../../../protocol/index.ts';
import { type Discount, statusOf } from '../discount.ts';
import { findDiscount, readDiscounts } from '../discount-rows.ts';

export type DiscountGidType = 'DiscountAutomaticNode' | 'DiscountCodeNode';

export function discountGid({ id, code }: Pick<Discount, 'id' | 'code'>): string {
  return gid(code === null ? 'DiscountAutomaticNode' : 'DiscountCodeNode', id);
}

/** Null for an unknown discount; an id of another type is an error, as at Shopify. */
export function discountById(
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
  id: string,
  accepted: readonly DiscountGidType[],
): Discount | null {
  const parsed = parseGid(id);
  if (parsed === null || !accepted.some((type) => type === parsed.type)) {
    throw requestError('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
  }
  if (!/^\d{1,15}$/.test(parsed.id)) return null;
  const found = findDiscount(store.read, shop.key, Number(parsed.id));
  return found !== null && discountGid(found) === gid(parsed.type, Number(parsed.id))
    ? found
    : null;
}

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
