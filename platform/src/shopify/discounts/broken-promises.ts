import { type PlatformContext, parseGid, type ShopKey } from '../../protocol/index.ts';
import { readCatalogue, type ShopCatalogue } from '../catalogue/index.ts';
import { toGraphqlItems } from './admin/discount-items.ts';
import { type Discount, statusOf } from './discount.ts';
import { findDiscount } from './discount-rows.ts';

/** Promises of a shop's content to shoppers. */
export interface Promises {
  readonly discountIds: readonly string[];
  /** The product that comes free with others; null without one. */
  readonly freeItemHandle: string | null;
}

type BreachKind = 'missing' | 'ended' | 'givesNothing' | 'standsAlone' | 'noFreeItem';

export interface BrokenPromise {
  readonly kind: BreachKind;
  /** The discount's id, or the product's handle. */
  readonly subject: string;
  /** The discount's title; null where there is none. */
  readonly title: string | null;
}

/**
 * Finds what shoppers are promised and do not get; a discount that has not begun is planned, not broken. The platform reads the
 * settings for itself, as it shares no rule with the storefront: a test of both asserts that they agree.
 */
export function brokenPromises(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  shop: ShopKey,
  { discountIds, freeItemHandle }: Promises,
): readonly BrokenPromise[] {
  const catalogue = readCatalogue(store, shop);
  const named = [...new Set(discountIds)].map((id) => {
    const gid = parseGid(id);
    const isAutomatic = gid?.type === 'DiscountAutomaticNode' && /^\d{1,15}$/.test(gid.id);
    const found = isAutomatic ? findDiscount(store.read, shop, Number(gid.id)) : null;
    const discount = found?.code === null ? found : null;
    return { id, discount, status: discount && statusOf(discount, now()) };
  });
  const isSold =
    freeItemHandle !== null &&
    (catalogue.productByHandle.get(freeItemHandle)?.variants.length ?? 0) > 0;
  const given = named.filter(({ status }) => status === 'ACTIVE' || status === 'SCHEDULED');
  const hasOthers = given.length + (isSold ? 1 : 0) > 1;
  const ofDiscounts = named.flatMap(({ id, discount, status }): readonly BrokenPromise[] => {
    const title = discount?.title ?? null;
    if (discount === null) return [{ kind: 'missing', subject: id, title }];
    if (status === 'EXPIRED') return [{ kind: 'ended', subject: id, title }];
    if (!givesProducts(discount, catalogue)) return [{ kind: 'givesNothing', subject: id, title }];
    const isAlone = hasOthers && !discount.combinesWith.productDiscounts;
    return isAlone ? [{ kind: 'standsAlone', subject: id, title }] : [];
  });
  return freeItemHandle === null || isSold
    ? ofDiscounts
    : [...ofDiscounts, { kind: 'noFreeItem', subject: freeItemHandle, title: null }];
}

/** Shoppers choose among named products, not from a collection. */
function givesProducts({ terms }: Discount, catalogue: ShopCatalogue): boolean {
  if (terms.kind !== 'buyXGetY') return false;
  const items = toGraphqlItems(terms.gets.items, catalogue);
  return (
    items.__typename === 'DiscountProducts' &&
    items.foundProducts.length + items.foundVariants.length > 0
  );
}
