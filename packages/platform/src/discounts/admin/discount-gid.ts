import { type GraphqlContext, refusal } from '../../graphql/index.ts';
import { gid, parseGid } from '../../ids/index.ts';
import type { Discount } from '../discount.ts';
import { findDiscount } from '../stored/discount-rows.ts';

export type DiscountGidType = 'DiscountAutomaticNode' | 'DiscountCodeNode';

export function discountGid({ id, code }: Pick<Discount, 'id' | 'code'>): string {
  return gid(code === null ? 'DiscountAutomaticNode' : 'DiscountCodeNode', id);
}

/** Null for a discount that is not there; the id of something else is refused, as at Shopify. */
export function discountById(
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
  id: string,
  accepted: readonly DiscountGidType[],
): Discount | null {
  const parsed = parseGid(id);
  if (parsed === null || !accepted.some((type) => type === parsed.type)) {
    throw refusal('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
  }
  if (!/^\d{1,15}$/.test(parsed.id)) return null;
  const found = findDiscount(store.read, shop.key, Number(parsed.id));
  return found !== null && discountGid(found) === gid(parsed.type, Number(parsed.id))
    ? found
    : null;
}
