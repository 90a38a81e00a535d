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
export interface Merchandise {
  readonly id: string;
  readonly productId: string;
  readonly productTitle: string;
  /** Bears no discount. */
  readonly isGiftCard?: boolean;
  readonly variantTitle: string;
  readonly priceInMinorUnits: number;
  readonly compareAtPriceInMinorUnits: number | null;
  /** null: stock is not tracked, or selling goes on when it runs out. */
  readonly sellableQuantity: number | null;
  readonly sellingPlans: readonly SellingPlanTerms[];
}

interface SellingPlanTerms {
  readonly id: string;
  /** Price of one unit. */
  readonly priceInMinorUnits: number;
}

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

function merchandiseOf({ id, record, product }: Variant, sellable: number | null): Merchandise {
  const plans = product.sellingPlanGroups.flatMap((group) => group.plans);
  return {
    id,
    productId: product.id,
    productTitle: product.record.title,
    isGiftCard: product.record.isGiftCard,
    variantTitle: record.title,
    priceInMinorUnits: record.priceInMinorUnits,
    compareAtPriceInMinorUnits: record.compareAtPriceInMinorUnits,
    sellableQuantity: sellable,
    sellingPlans: plans.map((plan) => ({
      id: plan.id,
      priceInMinorUnits: sellingPlanPrice(plan, record.priceInMinorUnits),
    })),
  };
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
  return {
    lines: lines.filter((line) => merchandiseById.has(line.merchandiseId)),
    merchandiseById,
  };
}
