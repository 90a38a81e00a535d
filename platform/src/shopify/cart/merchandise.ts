import type { Shop } from '../../protocol/index.ts';
import type { Store } from '../../store/index.ts';
import {
  readCatalogue,
  sellableQuantity,
  sellingPlanPrice,
  type Variant,
} from '../catalogue/index.ts';
import type { CartContents, CartLine } from './cart.ts';

/** Facts of a variant that a cart needs. */
export type Merchandise = ReturnType<typeof merchandiseOf>;

export type MerchandiseById = ReadonlyMap<string, Merchandise>;

export function merchandiseName({ productTitle, variantTitle }: Merchandise): string {
  return variantTitle === 'Default Title' ? productTitle : `${productTitle} - ${variantTitle}`;
}

/** Variants as they are sold at this moment; a variant that the shop does not show is absent. */
export function readMerchandise(
  store: Store,
  { key }: Pick<Shop, 'key'>,
  ids: readonly string[],
): MerchandiseById {
  const { variantById, stock } = readCatalogue(store, key);
  const found = ids.flatMap((id) => variantById.get(id) ?? []);
  return new Map(
    found.map((variant) => [variant.id, merchandiseOf(variant, sellableQuantity(stock, variant))]),
  );
}

function merchandiseOf({ id, record, product }: Variant, sellableQuantity: number | null) {
  const plans = product.sellingPlanGroups.flatMap((group) => group.plans);
  return {
    id,
    productId: product.id,
    productTitle: product.record.title,
    /** Bears no discount. */
    isGiftCard: product.record.isGiftCard,
    variantTitle: record.title,
    priceInMinorUnits: record.priceInMinorUnits,
    compareAtPriceInMinorUnits: record.compareAtPriceInMinorUnits,
    /** Null: stock is not tracked, or selling goes on when it runs out. */
    sellableQuantity,
    sellingPlans: plans.map((plan) => ({
      id: plan.id,
      /** Price of one unit. */
      priceInMinorUnits: sellingPlanPrice(plan, record.priceInMinorUnits),
    })),
  };
}

/** Leaves out lines whose variant is gone; one whose plan its product has no more is a single purchase. */
export function soldLines(
  lines: readonly CartLine[],
  merchandiseById: MerchandiseById,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const merchandise = merchandiseById.get(line.merchandiseId);
    if (merchandise === undefined) return [];
    const isOffered = merchandise.sellingPlans.some(({ id }) => id === line.sellingPlanId);
    return [isOffered ? line : { ...line, sellingPlanId: null }];
  });
}

/** A cart's lines without those whose variant is gone, and the merchandise of these and of added lines. */
export function availableLines(
  store: Store,
  shop: Shop,
  { lines }: Pick<CartContents, 'lines'>,
  addedIds: readonly string[],
): { readonly lines: readonly CartLine[]; readonly merchandiseById: MerchandiseById } {
  const ids = new Set([...lines.map(({ merchandiseId }) => merchandiseId), ...addedIds]);
  const merchandiseById = readMerchandise(store, shop, [...ids]);
  return { lines: soldLines(lines, merchandiseById), merchandiseById };
}
