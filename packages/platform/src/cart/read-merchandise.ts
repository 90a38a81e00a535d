import {
  readCatalogue,
  sellableQuantity,
  sellingPlanPrice,
  type Variant,
} from '../catalogue/index.ts';
import type { Shop } from '../shops/index.ts';
import type { Store } from '../store/index.ts';
import type { Merchandise, MerchandiseById } from './merchandise.ts';

/** Variants as they are sold at this moment; what the shop does not show is absent. */
export function readMerchandise(store: Store, shop: Shop, ids: readonly string[]): MerchandiseById {
  const { variantById, stock } = readCatalogue(store, shop.key);
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
