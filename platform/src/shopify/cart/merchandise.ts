import type { Shop } from '../../protocol/index.ts';
import type { Store } from '../../store/index.ts';
import {
  readCatalogue,
  sellableQuantity,
  sellingPlanPrice,
  type Variant,
} from '../catalogue/index.ts';
import type { CartContents, CartLine } from './cart.ts';
import { goesElsewhere } from './destination.ts';

/** What the cart needs to know of a variant. */
export interface Merchandise {
  readonly id: string;
  readonly productId: string;
  readonly productTitle: string;
  readonly variantTitle: string;
  readonly priceInMinorUnits: number;
  readonly compareAtPriceInMinorUnits: number | null;
  /** null: stock is not tracked, or selling goes on when it runs out. */
  readonly sellableQuantity: number | null;
  /** It has to be sent, and the shop does not deliver where the cart goes. */
  readonly isOutOfReach: boolean;
  readonly sellingPlans: readonly SellingPlanTerms[];
}

interface SellingPlanTerms {
  readonly id: string;
  /** Of one unit. */
  readonly priceInMinorUnits: number;
}

export type MerchandiseById = ReadonlyMap<string, Merchandise>;

export function merchandiseName({ productTitle, variantTitle }: Merchandise): string {
  return variantTitle === 'Default Title' ? productTitle : `${productTitle} - ${variantTitle}`;
}

/** Variants as they are sold at this moment, to where the cart goes; what the shop does not show is absent. */
export function readMerchandise(
  store: Store,
  shop: Shop,
  contents: Pick<CartContents, 'deliveryAddresses'>,
  ids: readonly string[],
): MerchandiseById {
  const { variantById, stock } = readCatalogue(store, shop.key);
  const found = ids.flatMap((id) => variantById.get(id) ?? []);
  const isFar = goesElsewhere(contents, shop);
  return new Map(
    found.map((variant) => {
      const isOutOfReach = isFar && variant.record.requiresShipping;
      const sellable = isOutOfReach ? 0 : sellableQuantity(stock, variant);
      return [variant.id, merchandiseOf(variant, sellable, isOutOfReach)];
    }),
  );
}

function merchandiseOf(
  { id, record, product }: Variant,
  sellable: number | null,
  isOutOfReach: boolean,
): Merchandise {
  const plans = product.sellingPlanGroups.flatMap((group) => group.plans);
  return {
    id,
    productId: product.id,
    productTitle: product.record.title,
    variantTitle: record.title,
    priceInMinorUnits: record.priceInMinorUnits,
    compareAtPriceInMinorUnits: record.compareAtPriceInMinorUnits,
    sellableQuantity: sellable,
    isOutOfReach,
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
  contents: CartContents,
  addedIds: readonly string[],
): { readonly lines: readonly CartLine[]; readonly merchandiseById: MerchandiseById } {
  const { lines } = contents;
  const ids = new Set([...lines.map(({ merchandiseId }) => merchandiseId), ...addedIds]);
  const merchandiseById = readMerchandise(store, shop, contents, [...ids]);
  return {
    lines: lines.filter((line) => merchandiseById.has(line.merchandiseId)),
    merchandiseById,
  };
}
